import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';

/**
 * The loader of pages, which the technique calls once, the option that keeps pages for one further use, how a page that
 * is compiled begins and ends, and how links lead in exports.
 */
export const probe = (host: Host): Misfit[] =>
  findMisfits(host, [
    {
      file: 'dist/node/initRsbuild.js',
      texts: ["rule('mdx')", "oneOf('mdx')", "use('builtin:swc-loader')", "use('mdx-loader')"],
    },
    {
      file: 'dist/node/mdx/loader.js',
      texts: ['export default mdxLoader;', 'crossCompilerCache', 'isSsgMd'],
    },
    {
      file: 'dist/node/mdx/options.js',
      texts: [
        'remarkContainerSyntax,',
        'remarkFileCodeBlock,',
        "cleanUrls: '.md'",
        '...remarkPluginsFromConfig,',
      ],
    },
    { file: 'dist/node/mdx/processor.js', texts: ['MDXContent.__RSPRESS_PAGE_META = {};', 'path: filepath'] },
  ]);
