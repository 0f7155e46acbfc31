import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { bundlerPlugin } from './bundler';

/** Rspress's module that lists every page of the site with its outline and description, in the entry chunk. */
const LIST_MODULE = /[\\/]virtual-page-data\.js$/;

/** In that module the list of pages ends where this begins. */
const REST = 'export const searchIndexHash';

/** Fields that the script of a page has already, and those that no page may carry. */
const LEFT_OUT = ['title', 'toc', 'frontmatter', 'content'];

type Page = PageIndexInfo;

/** What the host would look up in its list of all pages: address, language, description, date, feeds. */
const ownData = (page: Page): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(page).filter(
      // `_relativePath` is what the link to the source is made of; the other private fields are the text of the page.
      ([key, value]) =>
        value !== undefined && !LEFT_OUT.includes(key) && (!key.startsWith('_') || key === '_relativePath'),
    ),
  );

/** What an overview page may list: address and headings of the pages of its language in its folder and below, without itself. */
export function pagesBelow(page: Page, all: readonly Page[]) {
  const folder = page.routePath.replace(/[^/]*$/, '');
  return all
    .filter(({ lang, routePath }) => lang === page.lang && routePath.startsWith(folder))
    .filter(({ routePath }) => routePath !== page.routePath)
    .map(({ routePath, toc }) => ({
      routePath,
      toc: toc.map(({ id, text, depth }) => ({ id, text, depth })),
    }));
}

/**
 * Takes the list of all pages out of the host's module, or leaves as much of some pages as a list of links needs.
 * @throws Error when the module is not as expected
 */
export function trimPages(code: string, pages: readonly Page[]): string {
  const at = code.lastIndexOf(REST);
  if (at === -1) throw new Error(`packages/lean: "${REST}" is not in Rspress's virtual-page-data.`);
  const list = pages.map(({ routePath, title, lang }) => ({ routePath, title, lang }));
  return `export const pageData = ${JSON.stringify({ pages: list })};\n${code.slice(at)}`;
}

/** Puts what the host knows of a page into the page's own script; a fragment is no page. */
const remarkPageData = (dataOf: (file: string) => object | undefined) =>
  function pageDataPlugin(this: Processor) {
    const { pageMeta } = this.data() as { readonly pageMeta?: object };
    return (_tree: unknown, { path }: VFile): void => {
      if (pageMeta && path) Object.assign(pageMeta, dataOf(path));
    };
  };

/**
 * Puts the data of each page into the chunk of that page, so that the entry chunk does not grow with the site. An overview
 * page carries the headings of the pages that it lists; the titles that the 404 page searches stay a module of their own,
 * `virtual-page-data?titles`. The development server keeps Rspress's list: there pages change while they are shown.
 */
export function pageDataPlugin(isBuild: () => boolean): RspressPlugin {
  let all: readonly Page[] = [];
  let byFile: ReadonlyMap<string, Page> = new Map();
  const dataOf = (file: string): object | undefined => {
    const page = isBuild() ? byFile.get(file) : undefined;
    return page && ownData(page);
  };
  return {
    ...bundlerPlugin('lean-page-data', (api) => {
      const filter = { test: LIST_MODULE, order: 'post' } as const;
      api.transform({ ...filter, resourceQuery: /titles/ }, ({ code }) => trimPages(code, all));
      api.transform({ ...filter, resourceQuery: { not: /titles/ }, environments: ['web'] }, ({ code }) =>
        isBuild() ? trimPages(code, []) : code,
      );
    }),
    modifySearchIndexData(pages) {
      all = pages;
      byFile = new Map(pages.map((page) => [page._filepath, page]));
    },
    extendPageData(page) {
      if (page.frontmatter.overview !== true) return;
      Object.assign(page, { pagesBelow: pagesBelow(page, all) });
    },
    markdown: { remarkPlugins: [remarkPageData(dataOf)] },
  };
}
