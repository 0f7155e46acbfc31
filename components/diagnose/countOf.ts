/**
 * Counts a phrase. Plain search instead of a pattern: the time grows with the length of the text only.
 * @param text text of `plainText`
 * @param phrase what stands in it, in any case of letters
 * @returns how often; 0 for an empty phrase
 */
export function countOf(text: string, phrase: string): number {
  const wanted = phrase.toLowerCase();
  if (!wanted) return 0;
  let count = 0;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) count += 1;
  return count;
}
