import path from 'node:path';
import type { Technique } from '../types';
import { probe } from './probe';

const RUNTIME = 'packages/lean/deferred-content/runtime/deferredContent.ts';

/** What the scripts of all pages have in common. */
const SHARED = /[\\/]packages[\\/]lean[\\/](?:deferred-content|native-text)[\\/]/;

/**
 * Draws the first screen of a page that a reader navigates to, and the rest after it is painted. A page cut so cannot be
 * hydrated: the document of a page must have a lean chunk.
 */
export const deferredContent: Technique = {
  requires: ['leanChunks'],
  probe,
  plugin: ({ root, isBuild, applied, pageEdits }) => {
    const pages = new Set<string>();
    pageEdits.add({
      by: 'deferredContent',
      hit: applied.expect('deferredContent', 'pages (*.md, *.mdx)'),
      query: '',
      // What several pages share is a block of each of them.
      isFor: (page) => pages.has(path.normalize(page)),
      options: { file: path.join(root, RUNTIME) },
    });
    return {
      routeGenerated(routes) {
        for (const { absolutePath } of routes) pages.add(path.normalize(absolutePath));
      },
      builderConfig: {
        plugins: [
          {
            name: 'lean-deferred-content',
            setup(api) {
              // One file for all pages: each would carry its own copy, and those of links in view are fetched ahead.
              api.modifyRspackConfig(
                (
                  config: { optimization?: { splitChunks?: false | { cacheGroups?: object } } },
                  { environment }: { environment: { name: string } },
                ) => {
                  const { splitChunks } = config.optimization ?? {};
                  if (!isBuild() || environment.name !== 'web' || !splitChunks) return;
                  splitChunks.cacheGroups = {
                    ...splitChunks.cacheGroups,
                    pageContent: { test: SHARED, chunks: 'async', name: 'page-content', enforce: true },
                  };
                },
              );
            },
          },
        ],
      },
    };
  },
};
