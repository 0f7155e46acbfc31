import type { PhrasingContent } from 'mdast';
import type { Block, Piece } from './types';

/** Stands for one span of inline code in the text of a block. */
export const CODE_MARK = '\uE000';

/** Stands for one image in the text of a block. */
const IMAGE_MARK = '\uE001';

/**
 * The text of a block in one string, inline code and images as one mark each.
 * @param hidden roles whose text is replaced by blanks of the same length, so that positions stay
 */
export function blockText(block: Block, hidden: readonly Piece['role'][] = []): string {
  return block.pieces
    .map(({ role, text }) => (hidden.includes(role) ? text.replace(/[^\n]/g, ' ') : text))
    .join('');
}

/** A block of one piece that stands in no paragraph: a title, an alt text, a value of the frontmatter. */
export const textBlock = (text: string, line: number, section = ''): Block => ({
  line,
  section,
  pieces: [{ role: 'text', text, line }],
});

/** Line in the file of a position in the text of a block. */
export function lineAt(block: Block, index: number): number {
  let start = 0;
  for (const { text, line } of block.pieces) {
    if (index < start + text.length) return line + text.slice(0, index - start).split('\n').length - 1;
    start += text.length;
  }
  return block.pieces.at(-1)?.line ?? block.line;
}

/**
 * Flattens the inside of a paragraph, heading or cell.
 * @returns pieces in reading order; inline components give their own text
 */
export function inlinePieces(
  nodes: readonly PhrasingContent[],
  role: 'text' | 'label' | 'link' = 'text',
): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    const line = node.position?.start.line ?? 0;
    switch (node.type) {
      case 'text':
        return [{ role, text: node.value, line }];
      case 'inlineCode':
        return [{ role: 'code', text: CODE_MARK, line }];
      case 'image':
      case 'imageReference':
        return [{ role: 'image', text: IMAGE_MARK, line }];
      case 'break':
        return [{ role, text: '\n', line }];
      case 'strong':
        return inlinePieces(node.children, 'label');
      case 'link':
      case 'linkReference':
        return inlinePieces(node.children, 'link');
      case 'emphasis':
      case 'delete':
        return inlinePieces(node.children, role);
      case 'mdxJsxTextElement':
        // It has no children, but a number stands there.
        if (node.name === 'ReportNumber') return [{ role: 'code', text: CODE_MARK, line }];
        return inlinePieces(node.children, role);
      default:
        return [];
    }
  });
}
