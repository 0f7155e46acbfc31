import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RULES } from '../../../site/rules';
import { RULE_REPORTS } from '../../../site/words/rules';
import type { Page } from '../../../packages/doc-checks/types';
import { pickBlocks } from '../../../lib/text/pickBlocks';
import { codeAfter } from '../../authoring/marked-lines/readMarks';
import { moduleFormats } from '../../authoring/picks/moduleFormats';
import type { ComponentText } from './ComponentText';
import { fragmentText } from './fragmentText';
import { shownTexts } from './shownTexts';

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
