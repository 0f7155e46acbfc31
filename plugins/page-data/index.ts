import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import { pageFacts } from './pageFacts';
import { pagesBelow } from './pagesBelow';
import { remarkPageFacts } from './remarkPageFacts';
import { shownDepths } from './shownDepths';
import { trimPages } from './trimPages';

/** The host's module that lists every page of the site with its outline and description, in the script of every page. */
const LIST_MODULE = /[\\/]virtual-page-data\.js$/;

/**
 * Lets each page carry its own facts and the script of all pages none, so that a page does not load more as the site
 * grows (issue 7.1). An overview page carries the headings of the pages that it lists; the list of titles that the 404
 * page searches stays a module of its own, `virtual-page-data?titles`.
 *
 * The development server keeps the host's list: there pages change while they are shown.
 * @throws Error at build time when the host's list is not as expected
 */
export function pluginPageData(): RspressPlugin {
  let all: readonly PageIndexInfo[] = [];
  let byFile: ReadonlyMap<string, PageIndexInfo> = new Map();
  let isBuild = false;
  let themeConfig: UserConfig['themeConfig'];
  const factsOf = (file: string) => {
    const page = isBuild ? byFile.get(file) : undefined;
    return page && pageFacts(page);
  };
  return {
    name: 'page-data',
    config(config, _helpers, isProd) {
      isBuild = isProd;
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
      const depths = shownDepths(page.frontmatter, sidebars, themeConfig?.sidebar);
      Object.assign(page, { pagesBelow: pagesBelow(page, all, depths) });
    },
    markdown: { remarkPlugins: [remarkPageFacts(factsOf)] },
    builderConfig: {
      plugins: [
        {
          name: 'page-data',
          setup(api) {
            api.transform(
              { test: LIST_MODULE, resourceQuery: /titles/, order: 'post' },
              ({ code }: { code: string }) => trimPages(code, all),
            );
            api.transform(
              { test: LIST_MODULE, resourceQuery: { not: /titles/ }, environments: ['web'], order: 'post' },
              ({ code }: { code: string }) => (isBuild ? trimPages(code, []) : code),
            );
          },
        },
      ],
    },
  };
}
