import path from 'node:path';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { importNode } from '../shared/importNode';
import { layoutOf } from './layoutOf';

/** Where the host collects what the page's script knows of its page. */
interface HostData {
  readonly pageMeta?: { readonly frontmatter?: Readonly<Record<string, unknown>> };
}

/**
 * Lets the pages of a rare layout import it.
 * @param root folder of the project
 * @returns remark plugin
 */
export function remarkLayout(root: string) {
  return function layoutPlugin(this: Processor) {
    const { pageMeta } = this.data() as HostData;
    return (tree: Root): void => {
      const layout = layoutOf(pageMeta?.frontmatter ?? {});
      if (layout) tree.children.unshift(importNode(path.join(root, layout)));
    };
  };
}
