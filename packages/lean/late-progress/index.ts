import { replaceModule } from '../host/replaceModule';
import type { Technique } from '../types';
import { probe } from './probe';

/** Loads `nprogress` when the browser is idle; the build itself shows no bar. */
export const lateProgress: Technique = {
  probe,
  plugin: replaceModule({
    technique: 'lateProgress',
    imports: ['nprogress$'],
    file: 'packages/lean/late-progress/runtime/index.ts',
  }),
};
