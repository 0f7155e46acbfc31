import type { CodePatch } from '../shared/patchCode';

/** The host's module that brings a page to life. */
export const START_MODULE = /[\\/]@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]ssrClientEntry\.js$/;

/**
 * The host reads the facts of the page once more as soon as the page has come to life, and draws everything again with
 * them; React then has to wake the text in one go, where it would do so piece by piece. Handed over as a page that was
 * loaded ahead, the facts are the same object, and nothing is drawn again.
 */
export const START_PATCHES: readonly CodePatch[] = [
  {
    why: 'the facts of the first page are read once',
    find: 'setCurrentPageData(pathname, initialPageData);',
    replace: 'warmPageData(pathname, initialPageData);',
  },
  {
    why: 'the patched module calls the other function',
    find: 'import { initPageData, setCurrentPageData } from "./initPageData.js";',
    replace: 'import { initPageData, warmPageData } from "./initPageData.js";',
  },
];
