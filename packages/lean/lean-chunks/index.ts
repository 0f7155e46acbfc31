import path from 'node:path';
import type { Technique } from '../types';
import { leanChunk, staticVariant } from './leanChunk';
import { toLeanPage } from './toLeanPage';
import { probe } from './probe';

const RUNTIME = 'packages/lean/lean-chunks/runtime/staticContent.ts';

/**
 * Makes a second, lean chunk of every page for the document of that page: what stands in its HTML and does nothing is neither
 * loaded a second time nor hydrated. Client-side navigation loads the full chunk.
 */
export const leanChunks: Technique = {
  requires: ['routeManifest', 'lateScripts'],
  probe,
  plugin: ({ root, site, applied, pageFiles }) => {
    const options = {
      contentFile: path.join(root, RUNTIME),
      staticVariant,
      components: site.staticComponents,
    };
    pageFiles.documentChunk = leanChunk;
    return {
      builderConfig: {
        plugins: [
          {
            name: 'lean-chunks',
            setup(api) {
              const stripped = applied.expect('leanChunks', 'pages (*.md, *.mdx)');
              api.transform(
                { test: /\.mdx?$/, resourceQuery: /^\?lean$/, environments: ['web'], order: 'post' },
                ({ code }: { code: string }) => {
                  stripped();
                  return toLeanPage(code, options);
                },
              );
            },
          },
        ],
      },
    };
  },
};
