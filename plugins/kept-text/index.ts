import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { drawText } from './drawText';
import { keepText } from './keepText';
import { standInFor } from './standInFor';

/**
 * Makes a second script of every page, for the document of the page itself: what stands in its HTML, paragraphs, lists,
 * tables and code, is not loaded a second time and not woken by React (issue 7.1). Links inside are followed by
 * `theme/page-tools/useKeptLinks.ts`. Who comes from another page gets the whole script, in which text that does nothing is
 * made without React (issue 14.4).
 * @param root folder of the project
 */
export function pluginKeptText(root: string): RspressPlugin {
  const options = { keptFile: path.join(root, 'lib/pages/kept.ts'), standInFor };
  const textFile = path.join(root, 'lib/pages/drawnText.ts');
  let isBuild = false;
  return {
    name: 'kept-text',
    config(config, _helpers, isProd) {
      isBuild = isProd;
      return config;
    },
    builderConfig: {
      plugins: [
        {
          name: 'kept-text',
          setup(api) {
            api.transform(
              { test: /\.mdx?$/, resourceQuery: /^\?first$/, environments: ['web'], order: 'post' },
              ({ code }: { code: string }) => keepText(code, options),
            );
            api.transform(
              { test: /\.mdx?$/, resourceQuery: /^$/, environments: ['web'], order: 'post' },
              // The development server wakes no HTML, but draws a page again whenever it is saved.
              ({ code }: { code: string }) => (isBuild ? drawText(code, textFile) : code),
            );
          },
        },
      ],
    },
  };
}
