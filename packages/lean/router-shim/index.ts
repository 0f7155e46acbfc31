import { replaceModule } from '../host/replaceModule';
import type { Technique } from '../types';
import { probe } from './probe';

/** Replaces `react-router-dom` in browsers; pages are still rendered with the package at build time. */
export const routerShim: Technique = {
  probe,
  plugin: replaceModule({
    technique: 'routerShim',
    imports: ['react-router-dom'],
    file: 'packages/lean/router-shim/runtime/index.ts',
  }),
};
