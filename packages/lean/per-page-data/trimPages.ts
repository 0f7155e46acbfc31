import type { PageIndexInfo } from '@rspress/core';

/** In the host's module the list of pages ends where this begins. */
const REST = 'export const searchIndexHash';

/**
 * Takes the list of all pages out of the host's module, which is part of the script of every page, or leaves as much of
 * it as a list of links needs.
 * @param code text of the module
 * @param pages what stays of the list
 * @returns the module with that list
 * @throws Error when the module is not as expected
 */
export function trimPages(
  code: string,
  pages: readonly Pick<PageIndexInfo, 'routePath' | 'title' | 'lang'>[],
): string {
  const at = code.lastIndexOf(REST);
  if (at === -1)
    throw new Error(`packages/lean/per-page-data: Rspress's list of pages has no "${REST}" behind it.`);
  const list = pages.map(({ routePath, title, lang }) => ({ routePath, title, lang }));
  return `export const pageData = ${JSON.stringify({ pages: list })};\n${code.slice(at)}`;
}
