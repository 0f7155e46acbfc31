import path from 'node:path';
import { patchHost } from '../host/patchHost';
import type { Technique } from '../types';
import {
  APP_FILE,
  appPatches,
  CLIENT_FILE,
  clientPatches,
  LANG_FILE,
  langPatches,
  LINK_FILE,
  linkPatches,
} from './linkPatches';
import { probe } from './probe';

const RUNTIME = 'packages/lean/batched-navigation/runtime';

/** Renders once per navigation: location and data of the next page change in one update, and links that stay need not be rendered. */
export const batchedNavigation: Technique = {
  // Only the shim's `navigate` knows `atOnce`.
  requires: ['routerShim', 'singleHydration'],
  probe,
  plugin: ({ root, applied }) => {
    const setter = path.join(root, RUNTIME, 'pageSetter.ts');
    const lang = path.join(root, RUNTIME, 'LangContext.ts');
    // The build renders pages in an application of its own, each once.
    const environments = ['web'];
    return {
      builderConfig: {
        plugins: [
          patchHost({
            file: LINK_FILE,
            patches: linkPatches(setter),
            hit: applied.expect('batchedNavigation', LINK_FILE),
          }),
          patchHost({
            file: APP_FILE,
            patches: appPatches(setter),
            hit: applied.expect('batchedNavigation', APP_FILE),
          }),
          patchHost({
            file: LANG_FILE,
            patches: langPatches(lang),
            environments,
            hit: applied.expect('batchedNavigation', LANG_FILE),
          }),
          patchHost({
            file: CLIENT_FILE,
            patches: clientPatches(lang),
            environments,
            hit: applied.expect('batchedNavigation', CLIENT_FILE),
          }),
        ],
      },
    };
  },
};
