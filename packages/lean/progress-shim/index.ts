import path from 'node:path';
import { expectModule } from '../host/expectModule';
import type { Technique } from '../types';
import { probe } from './probe';

const SHIM = 'packages/lean/progress-shim/runtime/index.ts';

/** Replaces `nprogress` and its style sheet; the theme brings the look of the bar. */
export const progressShim: Technique = {
  probe,
  plugin: ({ root, applied }) => {
    const file = path.join(root, SHIM);
    return {
      builderConfig: {
        resolve: { alias: { nprogress$: file, 'nprogress/nprogress.css$': false } },
        plugins: [expectModule(file, applied.expect('progressShim', 'nprogress'))],
      },
    };
  },
};
