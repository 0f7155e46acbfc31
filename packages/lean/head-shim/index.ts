import { replaceModule } from '../host/replaceModule';
import type { Technique } from '../types';
import { probe } from './probe';

/** Replaces `@unhead/react` in browsers; the build still writes heads with the package. */
export const headShim: Technique = {
  probe,
  plugin: replaceModule({
    technique: 'headShim',
    imports: ['@unhead/react$', '@unhead/react/client$'],
    file: 'packages/lean/head-shim/runtime/index.ts',
  }),
};
