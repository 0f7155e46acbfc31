import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { importNode } from '../host/importNode';
import type { Layout } from '../types';

/** Where Rspress collects what it knows of a page while it compiles it. */
interface PageMeta {
  readonly pageMeta?: { readonly frontmatter?: Readonly<Record<string, unknown>> };
}

/**
 * Lets pages with a rare layout import it.
 * @param layouts the rare layouts
 * @returns remark plugin
 */
export function remarkLayout(layouts: readonly Layout[]) {
  return function layoutPlugin(this: Processor) {
    const { pageMeta } = this.data() as PageMeta;
    return (tree: Root): void => {
      const layout = layouts.find(({ isUsedBy }) => isUsedBy(pageMeta?.frontmatter ?? {}));
      if (layout) tree.children.unshift(importNode(`${layout.file}?layout`));
    };
  };
}
