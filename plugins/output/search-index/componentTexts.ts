import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Page, Part } from '../../../packages/doc-checks/types';
import { fillIn } from '../../../lib/text/strings';
import { AIM_NAMES, type Aim, AIMS } from '../../../site/aims';
import type { Lang } from '../../../site/languages';
import { LOADER_CALLS } from '../../../site/loaderCalls';
import { REPORT_NUMBERS } from '../../../site/reportNumbers';
import { REPORT_SHOTS, type ReportShot } from '../../../site/reportShots';
import { AIM_WORDS, AIM_COSTS } from '../../../site/words/configBuilder';
import { OPTION_PURPOSES } from '../../../site/words/options';
import type { Text } from '../../../site/words/types';
import { markdownTree } from '../../../packages/doc-checks/markdownTree';
import { readFrontmatter } from '../../../packages/doc-checks/frontmatter';
import { scanLines } from '../../../packages/doc-checks/scanLines';
import { RULES } from '../../../site/rules';
import { RULE_REPORTS } from '../../../site/words/rules';
import { pickBlocks } from '../../../lib/text/pickBlocks';
import { codeAfter } from '../../authoring/readMarks';
import { moduleFormats } from '../../../lib/text/moduleFormats';

/** Text that a component shows, and the id of the heading above it (empty above the first). */
export interface ComponentText {
  readonly section: string;
  readonly text: string;
}

const lines = (lang: Lang, texts: readonly Text[]): string => texts.map((text) => text[lang]).join('\n');

function shotText(name: string | undefined, lang: Lang): string {
  const shot = (REPORT_SHOTS as Readonly<Record<string, ReportShot>>)[name ?? ''];
  if (!shot) return '';
  const marks = shot.marks.length > 1 ? shot.marks : [];
  const text = lines(lang, [shot.caption, ...marks, shot.alt]).replaceAll('**', '');
  return fillIn(text, REPORT_NUMBERS[shot.view.report]);
}

function callText(name: string | undefined, lang: Lang): string {
  const call = Object.entries(LOADER_CALLS).find(([key]) => key === name)?.[1];
  return call ? lines(lang, [call.title, call.story]) : '';
}

function aimText(aim: Aim, lang: Lang): string {
  const options = AIMS[aim].options.map(([option, value]) => `${option}: ${JSON.stringify(value)}`);
  return [AIM_WORDS[aim][lang], ...options, AIM_COSTS[aim][lang]].join('\n');
}

const SHOWN: Readonly<Record<string, (attributes: Part['attributes'], lang: Lang) => string | undefined>> = {
  ReportShot: ({ name }, lang) => shotText(name, lang),
  LoaderCall: ({ name }, lang) => callText(name, lang),
  AimTable: (_, lang) => AIM_NAMES.map((aim) => aimText(aim, lang)).join('\n'),
  OptionTable: (_, lang) =>
    Object.entries(OPTION_PURPOSES)
      .map(([path, purpose]) => `${path}: ${purpose[lang]}`)
      .join('\n'),
  PackageManagerTabs: ({ command }) => command,
  RuleFacts: ({ code }) => RULES.find((rule) => rule.code === code)?.title,
  RuleIndex: (_, lang) =>
    RULES.map(({ code, title }) => `${code} ${title}: ${RULE_REPORTS[code][lang]}`).join('\n\n'),
};

/** These are behind what authors wrote in a section. */
const DRAWN = new Set(['ReportShot', 'LoaderCall', 'AimTable', 'OptionTable']);

/** Statements that the host takes for imports of the page and leaves out, wherever they stand. */
const importsOf = ({ code, inlineCode }: Page): ComponentText[] =>
  [
    ...inlineCode.map(({ section, value }) => ({ section, text: value })),
    ...code
      .filter(({ source }) => source === 'page')
      .flatMap(({ section, value }) =>
        value.split('\n').map((text) => ({ section, text: text.replace(/^[-+ ]+/, '') })),
      ),
  ].filter(({ text }) => /^import\b/.test(text));

const MORE = /<[A-Z]|\bfile=|^\s*`{3,}\S+ .*\bpick\b|`import\b|^[-+ ]*import\b/m;

/** Of all other pages the host reads the whole text. */
export const mayShowMore = (source: string): boolean => MORE.test(source);

const BLOCKS: readonly RootContent['type'][] = ['paragraph', 'heading', 'code', 'tableCell'];

function blocks(node: RootContent): string[] {
  if (BLOCKS.includes(node.type)) return [toString(node)];
  return 'children' in node ? node.children.flatMap((child) => blocks(child as RootContent)) : [];
}

/** One line for each paragraph, heading, table cell and code sample. */
function fragmentText(source: string): string {
  const { body } = readFrontmatter(source.replaceAll('\r\n', '\n'));
  const { tree } = markdownTree(scanLines(body).text, 'mdx');
  return tree.children.flatMap(blocks).join('\n');
}

const samples = ({ code }: Page): ComponentText[] =>
  code
    .filter(({ source }) => source === 'file')
    .flatMap(({ section, value, formats, title }) =>
      (formats ? moduleFormats(value, title).map((sample) => sample.code) : [value]).map((text) => ({
        section,
        text: codeAfter(text),
      })),
    );

const commands = ({ code }: Page): ComponentText[] =>
  code
    .filter(({ pick }) => pick)
    .map(({ section, value }) => ({
      section,
      text: pickBlocks(value)
        .flatMap(({ lines }) => lines.map(({ text }) => text))
        .join('\n'),
    }));

interface PageSources {
  readonly projectRoot: string;
  readonly byFile: ReadonlyMap<string, Page>;
}

/**
 * What components, shared fragments and samples of a page show: the host reads the Markdown of a page only, and leaves out
 * code that begins with `import`.
 * @returns texts with the id of the heading above each
 */
export function componentTexts(page: Page, { projectRoot, byFile }: PageSources): ComponentText[] {
  const fragments = new Map(page.imports.map(({ name, source }) => [name, source]));
  const components = page.parts
    .filter(({ kind }) => kind === 'component')
    .sort((a, b) => Number(DRAWN.has(a.name)) - Number(DRAWN.has(b.name)))
    .flatMap(({ name, section, attributes }) => {
      const source = fragments.get(name);
      if (!source?.endsWith('.mdx')) return { section, text: SHOWN[name]?.(attributes, page.lang) ?? '' };
      const file = path.posix.join(path.posix.dirname(page.file), source);
      const fragment = byFile.get(file);
      const written = readFileSync(path.join(projectRoot, fragment?.file ?? file), 'utf8');
      const code = fragment ? [...samples(fragment), ...commands(fragment)] : [];
      return [fragmentText(written), ...code.map(({ text }) => text)].map((text) => ({ section, text }));
    });
  return [...components, ...importsOf(page), ...samples(page), ...commands(page)].filter(
    ({ text }) => text !== '',
  );
}
