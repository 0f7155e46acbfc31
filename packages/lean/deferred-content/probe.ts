import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';

/** Pages must be compiled by the MDX compiler, whose output the technique reads, and the router must say how a page was opened. */
export const probe = (host: Host): Misfit[] =>
  findMisfits(host, [
    { file: 'dist/node/initRsbuild.js', texts: ["oneOf('mdx')", "use('mdx-loader')"] },
    { file: 'dist/runtime/index.js', texts: ['export * from "react-router-dom";'] },
  ]);
