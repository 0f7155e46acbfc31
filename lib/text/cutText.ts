/**
 * The beginning of a text, in whole letters of Unicode.
 * @param text any text
 * @param longest letters at most
 * @param sign what stands for the rest; nothing when the text is short enough
 */
export function cutText(text: string, longest: number, sign = ''): string {
  // A letter is two units at most, so the rest of a huge text need not be split.
  const letters = [...text.slice(0, 2 * longest + 2)];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}${sign}` : text;
}
