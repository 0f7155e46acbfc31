import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';

/** The loader of pages, which the technique calls once, and the option that keeps pages for one further use. */
export const probe = (host: Host): Misfit[] =>
  findMisfits(host, [
    { file: 'dist/node/initRsbuild.js', texts: ["rule('mdx')", "oneOf('mdx')", "use('mdx-loader')"] },
    { file: 'dist/node/mdx/loader.js', texts: ['export default mdxLoader;', 'crossCompilerCache'] },
  ]);
