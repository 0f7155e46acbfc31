import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';

/** Pages must be compiled by the MDX compiler, which runs the remark plugin that adds the imports. */
export const probe = (host: Host): Misfit[] =>
  findMisfits(host, [{ file: 'dist/node/initRsbuild.js', texts: ["use('mdx-loader')"] }]);
