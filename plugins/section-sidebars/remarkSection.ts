import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { importNode } from '../shared/importNode';

/** Where the host collects what the page's script knows of its page. */
interface HostData {
  readonly pageMeta?: Record<string, unknown>;
}

/** The host's module with the data of the site, asked for one sidebar. */
export const SECTION_QUERY = /^\?section=/;

/**
 * Lets a page bring the sidebar of its section.
 * @param sectionOfFile from a file to the name of the section of its page; undefined for a page without a sidebar, and for
 * a fragment
 * @returns remark plugin
 */
export function remarkSection(sectionOfFile: (file: string) => string | undefined) {
  return function sectionPlugin(this: Processor) {
    const { pageMeta } = this.data() as HostData;
    return (tree: Root, { path }: VFile): void => {
      const section = path ? sectionOfFile(path) : undefined;
      if (!pageMeta || section === undefined) return;
      pageMeta.section = section;
      tree.children.unshift(importNode(`virtual-site-data?section=${encodeURIComponent(section)}`));
    };
  };
}
