import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { hostFile, includedFile, type IncludeRoots } from '../../../packages/doc-checks/includedFile';
import { fenceMeta } from '../../../packages/doc-checks/fenceMeta';

/** What is needed of the file that is compiled. */
interface Compiled {
  readonly path?: string;
}

/**
 * Takes the house's words off the fences before the host draws them, and the last line end off code that the host read
 * from a file, which would show as an empty line.
 * @param roots where addresses of files begin
 * @returns remark transformer; runs after the host has read the files, and throws for one that no page may show: a build
 *   is to stop even where the gate has not seen it
 */
export function remarkSamples(roots: Omit<IncludeRoots, 'page'>) {
  return (tree: Root, { path = '' }: Compiled): void => {
    visit(tree, 'code', (node) => {
      const { file, shown } = fenceMeta(node.meta ?? '');
      const read = hostFile(node.meta ?? '');
      const { fault } = read ? includedFile(read, { ...roots, page: path }) : {};
      if (fault) throw new Error(`${path}: the file ${read} of a fence is not shown: ${fault}.`);
      if (file) node.value = node.value.replace(/\n$/, '');
      node.meta = shown || null;
    });
  };
}
