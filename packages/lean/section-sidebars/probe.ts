import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';

/** The module with the data of the site, and the hook that looks a sidebar up in it on every render. */
export const probe = (host: Host): Misfit[] =>
  findMisfits(host, [
    { file: 'dist/node/runtimeModule/siteData/rsbuildPlugin.js', texts: ['["virtual-site-data"]'] },
    {
      file: 'dist/runtime/hooks/useSidebar.js',
      texts: ['const { sidebar } = useLocaleSiteData();', 'Object.keys(sidebar)'],
    },
    {
      file: 'dist/runtime/hooks/useLocaleSiteData.js',
      texts: ['locales.find((locale)=>locale.lang === lang)', '...localeInfo'],
    },
    { file: 'dist/node/mdx/processor.js', texts: ["compiler.data('pageMeta'"] },
  ]);
