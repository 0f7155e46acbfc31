import { blockText, lineAt } from '../../../packages/doc-checks/blockText';
import { TEXT_KEYS } from '../../../packages/doc-checks/frontmatterLeaves';
import type { Page, Part } from '../../../packages/doc-checks/types';
import { plainLines, readMarks } from '../../authoring/marked-lines/readMarks';
import { inAnyLang, linkInAnyLang } from './inAnyLang';
import { numbersIn } from './numbersIn';
import type { Pair } from './pairs';
import { setDifferences } from './setDifferences';
import { stripComments } from './stripComments';
import type { Difference, Item } from './types';

/** Attributes that hold words; all others must be equal. */
const TEXT_ATTRIBUTES: ReadonlySet<string> = new Set([...TEXT_KEYS, 'label', 'caption']);

const codeItems = (page: Page): Item[] =>
  page.code.map(({ language, title, file, skip, pick, formats, words, value, line, section }) => {
    const named = Object.entries({ title, file, skip }).filter(([, text]) => text);
    const asked = Object.entries({ pick, formats }).flatMap(([name, is]) => (is ? [name] : []));
    const head = [language, ...named.map(([name, text]) => `${name}="${text}"`), ...asked, ...words].join(
      ' ',
    );
    const code = plainLines(readMarks(value)).join('\n');
    return { value: `${head}\n${stripComments(code, language)}`, line, section };
  });

/** What a component says beyond its attributes: a reader follows steps in their order, and chooses between tabs. */
function inside(page: Page, part: Part): string {
  const { name, line, end = line } = part;
  if (name === 'Steps') {
    const steps = page.headings.filter((heading) => heading.line > line && heading.line < end);
    return steps.map(({ id }) => ` {#${id ?? ''}}`).join('');
  }
  if (name !== 'Tab') return '';
  const tabs = page.parts.filter((other) => other.name === name && other.section === part.section);
  return ` ${tabs.indexOf(part) + 1}`;
}

const partItems = (page: Page): Item[] =>
  page.parts.map((part) => {
    const { kind, name, attributes, line, section } = part;
    const kept = Object.entries(attributes).filter(([key]) => !TEXT_ATTRIBUTES.has(key));
    const words = kept.map(([key, value]) => ` ${key}="${value}"`).sort();
    const value = kind === 'container' ? `:::${name}` : `<${name}${words.join('')}>${inside(page, part)}`;
    return { value, line, section };
  });

const numberItems = (page: Page): Item[] =>
  page.blocks.flatMap((block) =>
    numbersIn(blockText(block, ['link'])).map(({ value, index }) => ({
      value,
      line: lineAt(block, index),
      section: block.section,
    })),
  );

/**
 * Compares the facts of a section: what it has besides its sentences, as sets.
 * @param pair the files of both languages
 * @returns what only one of the two has
 */
export function compareParts(pair: Pair): Difference[] {
  return [
    ...setDifferences(pair, 'code', codeItems, 'paired'),
    ...setDifferences(pair, 'part', partItems, 'paired'),
    ...setDifferences(pair, 'link', ({ links, lang }) =>
      links.map(({ href, line, section }) => ({ value: linkInAnyLang(href, lang), line, section })),
    ),
    ...setDifferences(pair, 'image', ({ images, lang }) =>
      images.map(({ src, line, section }) => ({ value: inAnyLang(src, lang), line, section })),
    ),
    ...setDifferences(pair, 'inline-code', ({ inlineCode }) => inlineCode),
    ...setDifferences(pair, 'number', numberItems),
  ];
}
