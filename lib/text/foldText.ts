import { TO_SIMPLIFIED } from '../../site/traditional';

const MARK = /\p{M}+/gu;
/** Letters that folding can change; ASCII and the common Chinese ones are most of every text and stay. */
const COMPOSED = /[^\n\r\t -~\u4e00-\u9fff]/u;
const PLAIN = /^[\n\r\t -~]*$/;

/**
 * Folds what readers do not tell apart when they search: compatible letters (NFKD) without marks, Traditional Chinese as
 * Simplified; case stays. Letters are folded one by one, so a lone surrogate or any other broken text passes through.
 * @returns the text, and for each of its UTF-16 units and its end the place in the original
 */
export function foldText(original: string): { readonly text: string; readonly origin: readonly number[] } {
  if (PLAIN.test(original)) {
    return { text: original, origin: Array.from({ length: original.length + 1 }, (_, at) => at) };
  }
  const origin: number[] = [];
  let text = '';
  let at = 0;
  for (const letter of original) {
    const base = COMPOSED.test(letter) ? letter.normalize('NFKD').replace(MARK, '') : letter;
    const folded = TO_SIMPLIFIED.get(base) ?? base;
    for (let unit = 0; unit < folded.length; unit += 1) origin.push(at);
    text += folded;
    at += letter.length;
  }
  origin.push(at);
  return { text, origin };
}
