import path from 'node:path';
import { expectModule } from '../host/expectModule';
import type { Technique } from '../types';
import { probe } from './probe';

const SHIM = 'packages/lean/router-shim/runtime/index.ts';

/** Replaces `react-router-dom` in browsers; pages are still rendered with the package at build time. */
export const routerShim: Technique = {
  probe,
  plugin: ({ root, applied }) => {
    const file = path.join(root, SHIM);
    return {
      builderConfig: {
        environments: { web: { resolve: { alias: { 'react-router-dom': file } } } },
        plugins: [expectModule(file, applied.expect('routerShim', 'react-router-dom'))],
      },
    };
  },
};
