import type { CodePatch } from '../shared/patchCode';

/** The host's module that hands on the facts of the page. */
export const APP_MODULE = /[\\/]@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]App\.js$/;

/** To be told what is known already makes React run everything that can wait until after the new page is painted. */
export const APP_PATCHES: readonly CodePatch[] = [
  {
    why: 'facts that are drawn already are not told again',
    find: 'if (cached) return void setPageData?.(cached);',
    replace: 'if (cached) return void (cached !== data && setPageData?.(cached));',
  },
];
