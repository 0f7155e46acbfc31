/** How fast repetition stops to count, how much the length of a text weighs, and what any match is worth. */
const BM25 = { k: 1.4, b: 0.65, d: 0.4 } as const;

/**
 * What it is worth that a text holds a term, before it is known how rare the term is (BM25+, Lv and Zhai 2011).
 * @param often how often the text holds it
 * @param length length of the text as a multiple of the average
 */
export const saturate = (often: number, length = 1): number =>
  BM25.d + (often * (BM25.k + 1)) / (often + BM25.k * (1 - BM25.b + BM25.b * length));
