import { findWords } from './findWords';

/**
 * Cuts a text to a number of words around the first match.
 * @param text plain text
 * @param words result of `queryWords`
 * @param length words to keep; two Chinese letters count as one
 * @param ellipsis stands where something was cut off
 */
export function cutAround(text: string, words: readonly string[], length: number, ellipsis: string): string {
  const pieces = text.match(/\p{Script=Han}{1,2}\s*|[^\s\p{Script=Han}]+\s*/gu) ?? [];
  if (pieces.length <= length) return text;
  const first = Math.min(
    ...findWords(text, words).map(([place]) => place?.start ?? text.length),
    text.length,
  );
  let offset = 0;
  let at = pieces.findIndex((piece) => {
    offset += piece.length;
    return offset > first;
  });
  if (at < 0) at = 0;
  const from = Math.max(0, Math.min(at - Math.floor(length / 2), pieces.length - length));
  const cut = pieces
    .slice(from, from + length)
    .join('')
    .trim();
  return `${from > 0 ? ellipsis : ''}${cut}${from + length < pieces.length ? ellipsis : ''}`;
}
