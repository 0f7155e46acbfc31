import { TO_SIMPLIFIED } from '../../site/traditional';

const MARK = /\p{M}+/gu;
/** Letters that folding may change: none of ASCII, and of the common Chinese ones the Traditional. */
const COMPOSED = String.raw`[^\n\r\t -~\u4e00-\u9fff]`;
const CHANGED = new RegExp(`${COMPOSED}|[${[...TO_SIMPLIFIED.keys()].join('')}]`, 'gu');

function foldLetter(letter: string): string {
  const base = letter.normalize('NFKD').replace(MARK, '');
  return TO_SIMPLIFIED.get(base) ?? base;
}

/**
 * Folds what readers do not tell apart when they search: compatible letters (NFKD) without marks, Traditional Chinese as
 * Simplified; case stays. Letters are folded one by one, so a lone surrogate or any other broken text passes through.
 */
export const fold = (text: string): string => text.replace(CHANGED, foldLetter);

/** The folded text, and where folding changed it, for each of its UTF-16 units and its end the place in the original. */
export function foldText(original: string): { readonly text: string; readonly origin?: readonly number[] } {
  const text = fold(original);
  if (text === original) return { text };
  const origin: number[] = [];
  let at = 0;
  for (const letter of original) {
    const { length } = fold(letter);
    for (let unit = 0; unit < length; unit += 1) origin.push(at);
    at += letter.length;
  }
  origin.push(at);
  return { text, origin };
}
