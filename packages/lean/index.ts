import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { documentsPlugin } from './documents';
import { patchHost, type CodePatch } from './hostPatch';
import { pageDataPlugin } from './pageData';
import { routesPlugin } from './routes';
import { sidebarsPlugin } from './sidebars';

/**
 * Reads `SITE_SPEED`: the layer is used unless it is `off`. An empty variable counts as one that is not set.
 * @throws Error in one line that names the valid values
 */
export function readSpeed(env: Readonly<Record<string, string | undefined>>): boolean {
  const value = env.SITE_SPEED || 'on';
  if (value !== 'on' && value !== 'off') throw new Error(`SITE_SPEED=${value} is not known. Use on or off.`);
  return value === 'on';
}

/**
 * Rspress changes the address first and the data of the page afterwards, and renders everything each time. `runtime/router.tsx`
 * sets both at once.
 */
const APP_PATCHES: readonly CodePatch[] = [
  {
    why: 'the router sets the data of a page together with its address',
    find: 'const cached = consumeCachedPageData(pathname);',
    replace: 'if (data) return; const cached = consumeCachedPageData(pathname);',
  },
];

/** Without the folder: the bundler makes a variable of it, and the same sources would give other scripts elsewhere. */
const PREFETCH = 'lean-link-prefetch';

/** Packages that browsers get in a smaller form; pages are still rendered with the packages at build time. */
function runtimePlugin(root: string): RspressPlugin {
  const file = (name: string): string => path.join(root, 'packages/lean/runtime', name);
  return {
    name: 'lean-runtime',
    globalUIComponents: [PREFETCH],
    builderConfig: {
      resolve: { alias: { [`${PREFETCH}$`]: file('LinkPrefetch.tsx') } },
      environments: {
        web: {
          resolve: {
            alias: {
              'react-router-dom': file('router.tsx'),
              '@unhead/react$': file('head.tsx'),
              '@unhead/react/client$': file('head.tsx'),
              nprogress$: file('progress.ts'),
            },
          },
        },
      },
      plugins: [patchHost('dist/runtime/App.js', APP_PATCHES)],
    },
  };
}

/**
 * The speed layer: plugins in the order in which they must run.
 * @param root folder of the project
 * @param defaultLang language whose addresses have no prefix
 */
export function lean(root: string, defaultLang: string): RspressPlugin[] {
  let isProduction = false;
  const isBuild = (): boolean => isProduction;
  return [
    {
      name: 'lean-mode',
      config(config, _helpers, isProd) {
        isProduction = isProd;
        return config;
      },
      // A cache on disk hands compiled modules past the layer, which then does not know the chunks of a page.
      builderConfig: { performance: { buildCache: false } },
    },
    sidebarsPlugin(isBuild),
    pageDataPlugin(isBuild),
    documentsPlugin(),
    routesPlugin(root, isBuild, defaultLang),
    runtimePlugin(root),
  ];
}
