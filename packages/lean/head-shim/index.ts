import path from 'node:path';
import { expectModule } from '../host/expectModule';
import type { Technique } from '../types';
import { probe } from './probe';

const SHIM = 'packages/lean/head-shim/runtime/index.ts';

/** Replaces `@unhead/react` in browsers; the build still writes heads with the package. */
export const headShim: Technique = {
  probe,
  plugin: ({ root, applied }) => {
    const file = path.join(root, SHIM);
    return {
      builderConfig: {
        environments: {
          web: { resolve: { alias: { '@unhead/react$': file, '@unhead/react/client$': file } } },
        },
        plugins: [expectModule(file, applied.expect('headShim', '@unhead/react'))],
      },
    };
  },
};
