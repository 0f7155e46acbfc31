/** A place in a text, in UTF-16 units of the original. */
export interface WordRange {
  readonly start: number;
  readonly end: number;
}

const HAN = /\p{Script=Han}/u;

/** Lower case without accents, one character for one, so that places stay the same. */
export const foldEach = (text: string): string =>
  [...text]
    .map((each) =>
      each
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .padEnd(each.length, ' ')
        .slice(0, each.length),
    )
    .join('');

/**
 * Cuts a query into what must be found: words, and runs of Chinese.
 * @param query anything a person typed
 */
export const queryWords = (query: string): string[] => [
  ...new Set(foldEach(query).match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []),
];

/** Whether a word begins here: at a letter after none, or at a capital inside an identifier. */
const beginsAt = (text: string, at: number): boolean =>
  !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') ||
  (/\p{Lu}/u.test(text[at] ?? '') && /\p{Ll}/u.test(text[at - 1] ?? ''));

/**
 * Where words stand in a text: Chinese anywhere, other words where a word begins.
 * @param text original text
 * @param words result of `queryWords`
 * @returns ranges by word; a word that is not there has none
 */
export function findWords(text: string, words: readonly string[]): WordRange[][] {
  const folded = foldEach(text);
  return words.map((word) => {
    const ranges: WordRange[] = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      if (HAN.test(word) || beginsAt(text, at)) ranges.push({ start: at, end: at + word.length });
    }
    return ranges;
  });
}
