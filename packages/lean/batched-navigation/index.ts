import path from 'node:path';
import { patchHost } from '../host/patchHost';
import type { Technique } from '../types';
import { hostPatches } from './hostPatches';
import { probe } from './probe';

const RUNTIME = 'packages/lean/batched-navigation/runtime';

/** Renders once per navigation: location and data of the next page change in one update, and links that stay need not be rendered. */
export const batchedNavigation: Technique = {
  // Only the shim's `navigate` knows `atOnce`.
  requires: ['routerShim', 'singleHydration'],
  probe,
  plugin: ({ root, applied }) => {
    const runtime = (name: string) => path.join(root, RUNTIME, `${name}.ts`);
    return {
      builderConfig: {
        plugins: hostPatches(runtime('pageSetter'), runtime('LangContext')).map((patched) =>
          patchHost({ ...patched, hit: applied.expect('batchedNavigation', patched.file) }),
        ),
      },
    };
  },
};
