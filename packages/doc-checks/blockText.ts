import type { Block, Piece } from './types';

/** Stands for one span of inline code in the text of a block. */
export const CODE_MARK = '\uE000';

/** Stands for one image in the text of a block. */
export const IMAGE_MARK = '\uE001';

/**
 * The text of a block in one string, inline code and images as one mark each.
 * @param block a block of a page
 * @param hidden roles whose text is replaced by blanks of the same length, so that positions stay
 */
export function blockText(block: Block, hidden: readonly Piece['role'][] = []): string {
  return block.pieces
    .map(({ role, text }) => (hidden.includes(role) ? text.replace(/[^\n]/g, ' ') : text))
    .join('');
}

/**
 * Line in the file of a position in the text of a block.
 * @param block a block of a page
 * @param index position in its `blockText`
 */
export function lineAt(block: Block, index: number): number {
  let start = 0;
  for (const { text, line } of block.pieces) {
    if (index < start + text.length) return line + text.slice(0, index - start).split('\n').length - 1;
    start += text.length;
  }
  return block.pieces.at(-1)?.line ?? block.line;
}
