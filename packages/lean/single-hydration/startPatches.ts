import type { CodePatch } from '../host/patchCode';

/** Rspress's entry that hydrates a page. */
export const START_FILE = 'dist/runtime/ssrClientEntry.js';

/**
 * Rspress reads the data of the page once more as soon as the page is hydrated, and renders everything again with it. Handed
 * over as a page that was preloaded, the data is the same object, and React has nothing to do.
 */
export const START_PATCHES: readonly CodePatch[] = [
  {
    why: 'the data of the first page is read once',
    find: 'setCurrentPageData(pathname, initialPageData);',
    replace: 'warmPageData(pathname, initialPageData);',
  },
  {
    why: 'the patched module calls the other function',
    find: 'import { initPageData, setCurrentPageData } from "./initPageData.js";',
    replace: 'import { initPageData, warmPageData } from "./initPageData.js";',
  },
];
