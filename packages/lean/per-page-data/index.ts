import type { PageIndexInfo, UserConfig } from '@rspress/core';
import type { Technique } from '../types';
import { ownData } from './ownData';
import { pagesBelow } from './pagesBelow';
import { probe } from './probe';
import { remarkPageData } from './remarkPageData';
import { shownDepths } from './shownDepths';
import { trimPages } from './trimPages';

/** Rspress's module that lists every page of the site with its outline and description, in the entry chunk. */
const LIST_MODULE = /[\\/]virtual-page-data\.js$/;

/**
 * Puts the data of each page into the chunk of that page, so that the entry chunk does not grow with the site. An overview
 * page carries the headings of the pages that it lists; the list of titles that the 404 page searches stays a module of its
 * own, `virtual-page-data?titles`.
 *
 * The development server keeps Rspress's list: there pages change while they are shown.
 */
export const perPageData: Technique = {
  probe,
  plugin: ({ site, isBuild, applied }) => {
    let all: readonly PageIndexInfo[] = [];
    let byFile: ReadonlyMap<string, PageIndexInfo> = new Map();
    let themeConfig: UserConfig['themeConfig'];
    const factsOf = (file: string) => {
      const page = isBuild() ? byFile.get(file) : undefined;
      return page && ownData(page);
    };
    return {
      config(config) {
        ({ themeConfig } = config);
        return config;
      },
      modifySearchIndexData(pages) {
        all = pages;
        byFile = new Map(pages.map((page) => [page._filepath, page]));
      },
      extendPageData(page) {
        if (page.frontmatter.overview !== true) return;
        const sidebars = themeConfig?.locales?.find(({ lang }) => lang === page.lang)?.sidebar;
        const { depths: usual, withoutIds } = site.overviews;
        const depths = shownDepths(usual, page.frontmatter, sidebars, themeConfig?.sidebar);
        const below = pagesBelow(page, all, { depths, usualDepth: usual[0], withoutIds });
        Object.assign(page, { pagesBelow: below });
      },
      markdown: { remarkPlugins: [remarkPageData(factsOf)] },
      builderConfig: {
        plugins: [
          {
            name: 'lean-per-page-data',
            setup(api) {
              const trimmed = applied.expect('perPageData', 'virtual-page-data.js');
              api.transform(
                { test: LIST_MODULE, resourceQuery: /titles/, order: 'post' },
                ({ code }: { code: string }) => trimPages(code, all),
              );
              api.transform(
                { test: LIST_MODULE, resourceQuery: { not: /titles/ }, environments: ['web'], order: 'post' },
                ({ code }: { code: string }) => {
                  trimmed();
                  return isBuild() ? trimPages(code, []) : code;
                },
              );
            },
          },
        ],
      },
    };
  },
};
