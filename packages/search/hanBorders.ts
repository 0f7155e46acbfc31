/** Not every browser has it; without it every pair counts alike. */
const segmenter =
  typeof Intl !== 'undefined' && 'Segmenter' in Intl
    ? new Intl.Segmenter('zh', { granularity: 'word' })
    : undefined;

/**
 * Where one Chinese word ends and the next begins, each of two letters at least: a pair across such a border tells little.
 * Only queries are cut so, since word lists differ between browsers; the index has every pair.
 * @param text any text
 * @returns places between two words, in UTF-16 units; none where the browser knows no words
 */
export function hanBorders(text: string): ReadonlySet<number> {
  const words = segmenter && /\p{Script=Han}{3}/u.test(text) ? [...segmenter.segment(text)] : [];
  return new Set(
    words.flatMap(({ segment, index }, at) =>
      segment.length > 1 || (words[at - 1]?.segment.length ?? 0) > 1 ? [index] : [],
    ),
  );
}
