import type { PageIndexInfo } from '@rspress/core';

/** Fields that the script of a page has already, and those that no page may carry. */
const LEFT_OUT = ['title', 'toc', 'frontmatter', 'content'];

/**
 * What the host knows of a page beyond what it compiles into the page's own script.
 * @param page the page as the host's plugins left it
 * @returns the fields that the host would look up in its list of all pages: address, language, description, date, feeds
 */
export function ownData(page: PageIndexInfo): Record<string, unknown> {
  const fields = Object.entries(page).filter(
    // `_relativePath` is what the link to the source is made of; the other private fields are the text of the page.
    ([key, value]) =>
      value !== undefined && !LEFT_OUT.includes(key) && (!key.startsWith('_') || key === '_relativePath'),
  );
  return Object.fromEntries(fields);
}
