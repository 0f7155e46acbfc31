import { blockText, lineAt } from '../../../packages/doc-checks/blockText';
import { TEXT_KEYS } from '../../../packages/doc-checks/frontmatterLeaves';
import type { Page } from '../../../packages/doc-checks/types';
import { inAnyLang } from './inAnyLang';
import { numbersIn } from './numbersIn';
import { orderedDifferences } from './orderedDifferences';
import type { Pair } from './pairs';
import { stripComments } from './stripComments';
import type { Difference, Item } from './types';
import { unorderedDifferences } from './unorderedDifferences';

/** Attributes that hold words; all others must be equal. */
const TEXT_ATTRIBUTES: ReadonlySet<string> = new Set([...TEXT_KEYS, 'label', 'caption']);

const codeItems = (page: Page): Item[] =>
  page.code.map(({ language, title, file, skip, words, value, line, section }) => {
    const named = Object.entries({ title, file, skip }).filter(([, text]) => text);
    const head = [language, ...named.map(([name, text]) => `${name}="${text}"`), ...words].join(' ');
    return { value: `${head}\n${stripComments(value, language)}`, line, section };
  });

const partItems = (page: Page): Item[] =>
  page.parts.map(({ kind, name, attributes, line, section }) => {
    const kept = Object.entries(attributes).filter(([key]) => !TEXT_ATTRIBUTES.has(key));
    const words = kept.map(([key, value]) => ` ${key}="${value}"`).sort();
    return { value: kind === 'container' ? `:::${name}` : `<${name}${words.join('')}>`, line, section };
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
 * Compares what a section holds besides its sentences.
 * @param pair the files of both languages
 * @returns what only one of the two has
 */
export function compareParts(pair: Pair): Difference[] {
  return [
    ...orderedDifferences(pair, 'code', codeItems),
    ...orderedDifferences(pair, 'part', partItems),
    ...unorderedDifferences(
      pair,
      'link',
      ({ links }) => links.map(({ href, line, section }) => ({ value: href, line, section })),
      true,
    ),
    ...unorderedDifferences(
      pair,
      'image',
      ({ images, lang }) =>
        images.map(({ src, line, section }) => ({ value: inAnyLang(src, lang), line, section })),
      true,
    ),
    ...unorderedDifferences(pair, 'inline-code', ({ inlineCode }) => inlineCode, false),
    ...unorderedDifferences(pair, 'number', numberItems, false),
  ];
}
