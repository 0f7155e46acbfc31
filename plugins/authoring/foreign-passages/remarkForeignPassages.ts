import { toString } from 'mdast-util-to-string';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { DEFAULT_LANG } from '../../../site/languages';
import { isForeign } from './isForeign';

/** What may hold a passage in another language of its own: a label, a term, a cell, a title. */
const HOLDERS: readonly Nodes['type'][] = ['strong', 'emphasis', 'link', 'tableCell', 'heading', 'paragraph'];

/** The text of a passage; code is the same in every language. */
const words = (node: Nodes): string => {
  if (node.type === 'inlineCode') return '';
  return 'children' in node ? node.children.map(words).join('') : toString(node);
};

/**
 * Marks what is English on the Chinese pages, so that a screen reader says it in English: mostly labels of the report's
 * interface, which has no Chinese ones there. Code needs no mark.
 * @returns remark transformer
 */
export function remarkForeignPassages() {
  return (tree: Root, file: { readonly path?: string }): void => {
    if (!/[\\/]docs[\\/]zh[\\/]/.test(file.path ?? '')) return;
    visit(tree, (node) => {
      if (!HOLDERS.includes(node.type) || !isForeign(words(node))) return undefined;
      Object.assign((node.data ??= {}), { hProperties: { lang: DEFAULT_LANG } });
      return 'skip';
    });
  };
}
