import path from 'node:path';
import type { Technique } from '../types';
import { toNativeText } from './toNativeText';
import { probe } from './probe';

const RUNTIME = 'packages/lean/native-text/runtime/textElement.ts';

/**
 * Lets the browser make the text of a page that a reader navigates to, without React, which takes several times as long. A
 * page compiled so cannot be hydrated: the document of a page must have a lean chunk.
 */
export const nativeText: Technique = {
  requires: ['leanChunks'],
  probe,
  plugin: ({ root, site: { staticComponents }, isBuild, applied }) => {
    const textFile = path.join(root, RUNTIME);
    return {
      builderConfig: {
        plugins: [
          {
            name: 'lean-native-text',
            setup(api) {
              const changed = applied.expect('nativeText', 'pages (*.md, *.mdx)');
              api.transform(
                { test: /\.mdx?$/, resourceQuery: /^$/, environments: ['web'], order: 'post' },
                // The development server hydrates nothing, but renders a page again whenever it is saved.
                ({ code }: { code: string }) => {
                  changed();
                  return isBuild() ? toNativeText(code, { textFile, components: staticComponents }) : code;
                },
              );
            },
          },
        ],
      },
    };
  },
};
