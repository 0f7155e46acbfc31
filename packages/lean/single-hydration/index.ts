import { patchHost } from '../host/patchHost';
import type { Technique } from '../types';
import { APP_FILE, APP_PATCHES } from './appPatches';
import { probe } from './probe';
import { START_FILE, START_PATCHES } from './startPatches';

/**
 * Hydrates a page once: Rspress reads the data of the first page a second time and renders everything again with it, and that
 * update makes React hydrate the whole page in one task instead of piece by piece.
 */
export const singleHydration: Technique = {
  probe,
  plugin: ({ applied }) => ({
    builderConfig: {
      plugins: [
        patchHost({
          file: START_FILE,
          patches: START_PATCHES,
          hit: applied.expect('singleHydration', START_FILE),
        }),
        patchHost({
          file: APP_FILE,
          patches: APP_PATCHES,
          hit: applied.expect('singleHydration', APP_FILE),
        }),
      ],
    },
  }),
};
