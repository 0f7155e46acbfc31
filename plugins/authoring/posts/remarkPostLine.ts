import type { Root } from 'mdast';
import type { VFile } from 'vfile';

/**
 * Puts a line below the title of a post: its day and how long it takes to read.
 * @param lineOf the line of the post in a file; undefined for other pages
 */
export const remarkPostLine =
  (lineOf: (file: string) => string | undefined) =>
  () =>
  (tree: Root, { path = '' }: VFile): void => {
    const line = lineOf(path);
    const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
    if (line === undefined || title === -1) return;
    tree.children.splice(title + 1, 0, {
      type: 'paragraph',
      children: [{ type: 'emphasis', children: [{ type: 'text', value: line }] }],
    });
  };
