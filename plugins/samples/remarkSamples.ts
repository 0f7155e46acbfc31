import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { fenceMeta } from './fenceMeta';

/**
 * Takes the house's words off the fences before the host draws them, and the last line end off code that the host read
 * from a file, which would show as an empty line.
 * @returns remark transformer; runs after the host has read the files
 */
export function remarkSamples() {
  return (tree: Root): void => {
    visit(tree, 'code', (node) => {
      const { file, shown } = fenceMeta(node.meta ?? '');
      if (file) node.value = node.value.replace(/\n$/, '');
      node.meta = shown || null;
    });
  };
}
