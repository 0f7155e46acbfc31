import path from 'node:path';
import type { Technique } from '../types';
import { probe } from './probe';

const RUNTIME = 'packages/lean/native-text/runtime/textElement.ts';

/**
 * Lets the browser make the text of a page that a reader navigates to, without React, which takes several times as long. A
 * page compiled so cannot be hydrated: the document of a page must have a lean chunk.
 */
export const nativeText: Technique = {
  requires: ['leanChunks'],
  probe,
  plugin: ({ root, site, applied, pageEdits }) => {
    pageEdits.add({
      by: 'nativeText',
      hit: applied.expect('nativeText', 'pages (*.md, *.mdx)'),
      query: '',
      options: { textFile: path.join(root, RUNTIME), components: site.staticComponents },
    });
    return {};
  },
};
