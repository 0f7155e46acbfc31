import type { PhrasingContent } from 'mdast';
import { CODE_MARK, IMAGE_MARK } from './blockText';
import type { Piece } from './types';

/**
 * Flattens the inside of a paragraph, heading or cell.
 * @param nodes inline nodes of the Markdown tree
 * @param role what the surroundings make of plain text
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
