import path from 'node:path';
import type { Technique } from '../types';
import { LEAN_QUERY, leanChunk, staticVariant } from './leanChunk';
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
  plugin: ({ root, site, applied, pageFiles, pageEdits }) => {
    const options = {
      contentFile: path.join(root, RUNTIME),
      staticVariant,
      components: site.staticComponents,
    };
    pageFiles.documentChunk = leanChunk;
    pageEdits.add({
      by: 'leanChunks',
      hit: applied.expect('leanChunks', 'pages (*.md, *.mdx)'),
      query: LEAN_QUERY,
      edit: (page) => toLeanPage(page, options),
    });
    return {};
  },
};
