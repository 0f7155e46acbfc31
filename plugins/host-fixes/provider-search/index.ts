import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { SearchSettings } from '../../../site/searchSettings';
import { searchHosts } from '../../../site/searchHosts';
import { docSearchPatches } from './docSearchPatches';
import { patchDocSearch } from './patchDocSearch';

/** The one module that `@docsearch/react` is published as. */
const DOCSEARCH_MODULE = /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/;

/**
 * Repairs DocSearch while it is bundled, and connects early to the host that searches. Does nothing unless the
 * settings ask for a search service.
 * @param root folder of the project
 * @param search how the site searches
 * @throws Error at build time when the patches do not fit the installed release
 */
export function pluginProviderSearch(root: string, search: SearchSettings): RspressPlugin {
  const [host] = searchHosts(search);
  const patches = docSearchPatches(path.join(root, 'theme/search/provider/markedText.tsx'));
  return {
    name: 'provider-search',
    builderConfig: {
      html: {
        tags: host
          ? [
              {
                tag: 'link',
                attrs: { rel: 'preconnect', href: host, crossorigin: '' },
                append: false,
                head: true,
              },
            ]
          : [],
      },
      plugins: [
        {
          name: 'provider-search',
          setup(api) {
            api.transform({ test: DOCSEARCH_MODULE }, ({ code }: { code: string }) =>
              patchDocSearch(code, patches),
            );
          },
        },
      ],
    },
  };
}
