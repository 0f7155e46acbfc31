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

/** Words of a query that count; nobody types more, and each costs a walk through the texts. */
const MOST_WORDS = 32;

/**
 * Cuts a query into what must be found: words, and runs of Chinese.
 * @param query anything a person typed
 */
export const queryWords = (query: string): string[] =>
  [...new Set(foldEach(query).match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [])].slice(
    0,
    MOST_WORDS,
  );

/** Whether a word begins here: at a letter after none, or at a capital inside an identifier. */
const beginsAt = (text: string, at: number): boolean =>
  !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') ||
  (/\p{Lu}/u.test(text[at] ?? '') && /\p{Ll}/u.test(text[at - 1] ?? ''));

/** Next place of a word, from a place on; -1 when there is none. */
function nextPlace(text: string, folded: string, word: string, from: number): number {
  for (let at = folded.indexOf(word, from); at >= 0; at = folded.indexOf(word, at + word.length)) {
    if (HAN.test(word) || beginsAt(text, at)) return at;
  }
  return -1;
}

/**
 * Says whether a word stands in a text.
 * @param text original text
 * @param folded result of `foldEach` of the text
 * @param word one of `queryWords`
 */
export const hasWord = (text: string, folded: string, word: string): boolean =>
  nextPlace(text, folded, word, 0) >= 0;

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
    let at = nextPlace(text, folded, word, 0);
    while (at >= 0) {
      ranges.push({ start: at, end: at + word.length });
      at = nextPlace(text, folded, word, at + word.length);
    }
    return ranges;
  });
}
