import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';

/** Where the frontmatter of a page is known while the page is compiled. */
export const probe = (host: Host): Misfit[] =>
  findMisfits(host, [
    { file: 'dist/node/mdx/processor.js', texts: ["compiler.data('pageMeta'", 'frontmatter'] },
  ]);
