import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { DEFAULT_LANG } from '../../../site/languages';

/** What holds sentences, wherever it stands; code is the same in every language. */
const BLOCKS: readonly Nodes['type'][] = ['heading', 'paragraph', 'list', 'table', 'blockquote'];

/**
 * Declares the language of a page that is shown in the default one (WCAG 3.1.2), all but the notice below its title.
 * @param isFallback from a file to whether its language has no translation of it
 * @returns remark plugin
 */
export const remarkFallback =
  (isFallback: (file: string) => boolean) =>
  () =>
  (tree: Root, file: { readonly path?: string }): void => {
    if (!file.path || !isFallback(file.path)) return;
    const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
    const notice = title < 0 ? undefined : tree.children[title + 1];
    visit(tree, (node) => {
      if (node === notice) return 'skip';
      if (!BLOCKS.includes(node.type)) return undefined;
      const data = (node.data ??= {}) as { hProperties?: Record<string, unknown> };
      data.hProperties = { ...data.hProperties, lang: DEFAULT_LANG };
      return 'skip';
    });
  };
