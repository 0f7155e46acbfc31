import path from 'node:path';
import { expectModule } from '../host/expectModule';
import type { Technique } from '../types';
import { probe } from './probe';

/** Without the folder: the bundler makes a variable of it, and the same sources would give other scripts elsewhere. */
const ALIAS = 'lean-link-prefetch';

/** Prefetches the pages of links in view when the browser is idle, up to a number of bytes. */
export const linkPrefetch: Technique = {
  requires: ['routeManifest'],
  probe,
  plugin: ({ root, site, applied }) => {
    const file = path.join(root, 'packages/lean/link-prefetch/runtime/LinkPrefetch.tsx');
    return {
      globalUIComponents: [[ALIAS, { room: site.prefetchBytes }]],
      builderConfig: {
        resolve: { alias: { [`${ALIAS}$`]: file } },
        plugins: [expectModule(file, applied.expect('linkPrefetch', 'virtual-global-components.js'))],
      },
    };
  },
};
