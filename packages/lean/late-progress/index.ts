import path from 'node:path';
import { expectModule } from '../host/expectModule';
import type { Technique } from '../types';
import { probe } from './probe';

const LATE = 'packages/lean/late-progress/runtime/index.ts';

/** Loads `nprogress` when the browser is idle; the build itself shows no bar. */
export const lateProgress: Technique = {
  probe,
  plugin: ({ root, applied }) => {
    const file = path.join(root, LATE);
    return {
      builderConfig: {
        environments: { web: { resolve: { alias: { nprogress$: file } } } },
        plugins: [expectModule(file, applied.expect('lateProgress', 'nprogress'))],
      },
    };
  },
};
