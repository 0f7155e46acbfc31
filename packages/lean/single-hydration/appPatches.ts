import type { CodePatch } from '../host/patchCode';

/** Rspress's component that hands on the data of the page. */
export const APP_FILE = 'dist/runtime/App.js';

/** Setting a state to the value that it has still makes React run the pending effects, before the new page is painted. */
export const APP_PATCHES: readonly CodePatch[] = [
  {
    why: 'data that is rendered already is not set again',
    find: 'if (cached) return void setPageData?.(cached);',
    replace: 'if (cached) return void (cached !== data && setPageData?.(cached));',
  },
];
