/**
 * Where a text stands in sorted words, or would stand.
 * @param words words in order
 * @param text the text
 * @returns place of the first word that is not before the text
 */
export function lowerBound(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
