import path from 'node:path';
import type { Technique } from '../types';
import { LEAN_QUERY, leanChunk } from './leanChunk';
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
    pageFiles.documentChunk = leanChunk;
    pageEdits.add({
      by: 'leanChunks',
      hit: applied.expect('leanChunks', 'pages (*.md, *.mdx)'),
      query: LEAN_QUERY,
      options: { contentFile: path.join(root, RUNTIME), components: site.staticComponents },
    });
    return {};
  },
};
