import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { markdownTree } from '../../../packages/doc-checks/markdownTree';
import { readFrontmatter } from '../../../packages/doc-checks/readFrontmatter';
import { scanLines } from '../../../packages/doc-checks/scanLines';
import { RULES } from '../../../site/rules';
import { RULE_REPORTS } from '../../../site/words/rules';
import type { Page } from '../../../packages/doc-checks/types';
import { pickBlocks } from '../../../lib/text/pickBlocks';
import { codeAfter } from '../../authoring/marked-lines/readMarks';
import { moduleFormats } from '../../authoring/picks/moduleFormats';
import type { ComponentText } from './fileRecords';
import { shownTexts } from './shownTexts';

/** The tag of a component, the file of a sample, a command that is written out for every choice, or code that imports. */
const MORE = /<[A-Z]|\bfile=|^\s*`{3,}\S+ .*\bpick\b|`import\b|^[-+ ]*import\b/m;

/** Whether a page may show what is not in its own Markdown; of all others the host reads the whole text. */
export const mayShowMore = (source: string): boolean => MORE.test(source);

const BLOCKS: readonly RootContent['type'][] = ['paragraph', 'heading', 'code', 'tableCell'];

function blocks(node: RootContent): string[] {
  if (BLOCKS.includes(node.type)) return [toString(node)];
  return 'children' in node ? node.children.flatMap((child) => blocks(child as RootContent)) : [];
}

/**
 * The text of a shared fragment as readers see it.
 * @param source the fragment's file
 * @returns one line for each paragraph, heading, table cell and code sample
 */
export function fragmentText(source: string): string {
  const { body } = readFrontmatter(source.replaceAll('\r\n', '\n'));
  const { tree } = markdownTree(scanLines(body).text, 'mdx');
  return tree.children.flatMap(blocks).join('\n');
}

/** Samples of a page that stand in files of their own, as they are copied. */
const samples = ({ code }: Page): ComponentText[] =>
  code
    .filter(({ source }) => source === 'file')
    .flatMap(({ section, value, formats, title }) =>
      (formats ? moduleFormats(value, title).map((sample) => sample.code) : [value]).map((text) => ({
        section,
        text: codeAfter(text),
      })),
    );

/** Commands for other package managers and shells than those that are written in the page. */
const commands = ({ code }: Page): ComponentText[] =>
  code
    .filter(({ pick }) => pick)
    .map(({ section, value }) => ({
      section,
      text: pickBlocks(value)
        .flatMap(({ lines }) => lines.map(({ text }) => text))
        .join('\n'),
    }));

/** What the search index reads pages with. */
export interface PageSources {
  /** Folder that the `file` of a page starts from. */
  readonly projectRoot: string;
  /** Every page and fragment, by the `file` where a page looks for it. */
  readonly byFile: ReadonlyMap<string, Page>;
}

/**
 * What components, shared fragments and samples of a page show: the host reads the Markdown of a page only.
 * @param page the page
 * @param sources where fragments are found
 */
export function componentTexts(page: Page, { projectRoot, byFile }: PageSources): ComponentText[] {
  const fragments = new Map(page.imports.map(({ name, source }) => [name, source]));
  const shown = page.parts
    .filter(({ kind }) => kind === 'component')
    .flatMap(({ name, section, attributes }): ComponentText[] => {
      const source = fragments.get(name);
      if (source?.endsWith('.mdx')) {
        const file = path.posix.join(path.posix.dirname(page.file), source);
        const fragment = byFile.get(file);
        const code = fragment
          ? [...samples(fragment), ...commands(fragment)].map(({ text }) => ({ section, text }))
          : [];
        const written = readFileSync(path.join(projectRoot, fragment?.file ?? file), 'utf8');
        const text = fragmentText(written);
        return [{ section, text }, ...code];
      }
      if (name === 'RuleFacts') {
        return RULES.filter(({ code }) => code === attributes.code).map(({ title }) => ({
          section,
          text: title,
        }));
      }
      if (name === 'PackageManagerTabs') return [{ section, text: attributes.command ?? '' }];
      if (name !== 'RuleIndex') return [];
      return RULES.map(({ code, title }) => ({
        section,
        text: `${code} ${title}: ${RULE_REPORTS[code][page.lang]}`,
      }));
    });
  return [...shown, ...shownTexts(page), ...samples(page), ...commands(page)].filter(
    ({ text }) => text !== '',
  );
}
