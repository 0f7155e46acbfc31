import { patchHost } from '../host/patchHost';
import type { Technique } from '../types';
import { LINK_FILE, LINK_PATCHES } from './linkPatches';
import { probe } from './probe';

/** Renders once per navigation: location and data of the next page change in one update. */
export const batchedNavigation: Technique = {
  // Only the shim's `navigate` knows `atOnce`.
  requires: ['routerShim', 'singleHydration'],
  probe,
  plugin: ({ applied }) => ({
    builderConfig: {
      plugins: [
        patchHost({
          file: LINK_FILE,
          patches: LINK_PATCHES,
          hit: applied.expect('batchedNavigation', LINK_FILE),
        }),
      ],
    },
  }),
};
