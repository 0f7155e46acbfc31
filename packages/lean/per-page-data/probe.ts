import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';

/** The module with all pages, where it is read, and where a page collects its own data. */
export const probe = (host: Host): Misfit[] =>
  findMisfits(host, [
    {
      file: 'dist/node/runtimeModule/pageData/rsbuildPlugin.js',
      texts: ['["virtual-page-data"]', 'export const pageData = ', 'export const searchIndexHash = '],
    },
    {
      file: 'dist/runtime/initPageData.js',
      texts: ['pageData.pages.find(', '__RSPRESS_PAGE_META', '...extractPageInfo'],
    },
    { file: 'dist/node/mdx/processor.js', texts: ["compiler.data('pageMeta'"] },
  ]);
