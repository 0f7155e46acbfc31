import { blockText } from '../../packages/doc-checks/blockText';
import type { Block } from '../../packages/doc-checks/types';
import type { Lang, PerLang } from '../../site/languages';

/** What counts as one in a language: a word of letters and digits, or a Chinese character. */
const UNITS: PerLang<RegExp> = {
  en: /[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu,
  zh: /\p{Script=Han}/gu,
};

/**
 * Counts the prose of a page: headings, paragraphs, cells, titles and alt texts, without code and inline code.
 * @param blocks blocks of a page
 * @param lang its language
 * @returns words in English, characters in Chinese
 */
export const countWords = (blocks: readonly Block[], lang: Lang): number =>
  blocks.reduce(
    (sum, block) => sum + (blockText(block, ['code', 'image']).match(UNITS[lang]) ?? []).length,
    0,
  );
