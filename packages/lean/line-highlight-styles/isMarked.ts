/** Words behind a fence, and comments in its code, that the host draws more than plain lines for. */
const WORDS = /\{|\b(?:lineNumbers|fold|height)\b/;
const COMMENT = '[!code';

/**
 * Whether a code sample has marked lines, line numbers, or a height of its own.
 * @param meta words behind the fence
 * @param code text of the sample
 */
export const isMarked = (meta: string, code: string): boolean => WORDS.test(meta) || code.includes(COMMENT);
