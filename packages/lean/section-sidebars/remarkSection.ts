import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { importNode } from '../host/importNode';

/** Rspress's module with the data of the site, asked for one sidebar. */
export const SECTION_QUERY = /^\?section=/;

/**
 * Lets a page bring the sidebar of its section.
 * @param sectionOfFile from a file to the name of the section of its page; undefined for a page without a sidebar, and for
 * a fragment
 * @returns remark plugin
 */
export const remarkSection =
  (sectionOfFile: (file: string) => string | undefined) =>
  () =>
  (tree: Root, { path }: VFile): void => {
    const section = path ? sectionOfFile(path) : undefined;
    if (section === undefined) return;
    tree.children.unshift(importNode(`virtual-site-data?section=${encodeURIComponent(section)}`));
  };
