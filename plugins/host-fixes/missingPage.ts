import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { patchCode, type CodePatch } from '../../packages/lean/hostPatch';

/** The host's module that follows a link without loading a document. */
export const LINK_MODULE =
  /[\\/]@rspress[\\/]core[\\/]dist[\\/]theme[\\/]components[\\/]Link[\\/]useLinkNavigate\.js$/;

/** Name under which the patched code calls `loadPage`. */
const LOAD_PAGE = '__siteLoadPage';

/**
 * What the host's links lack: when the script of the target cannot be had, the click leads nowhere and the progress bar
 * runs on.
 */
export const linkPatches = (loadPageFile: string): readonly CodePatch[] => [
  {
    why: 'a page whose script is gone is loaded as a document',
    find: 'const data = await initPageData(routePath);',
    replace: `const data = await initPageData(routePath).catch(()=>undefined);
                    if (!data) {
                        clearTimeout(timer);
                        nprogress.done();
                        return void ${LOAD_PAGE}(withBaseHref);
                    }`,
  },
  {
    why: 'the patched link calls our function',
    find: 'import nprogress from "nprogress";',
    replace: `import nprogress from "nprogress";import { loadPage as ${LOAD_PAGE} } from ${JSON.stringify(loadPageFile)};`,
  },
];

const ADVICE = 'plugins/host-fixes/missingPage.ts does not fit the installed Rspress. Review these patches:';

/**
 * Lets links of the host lead on when the script of the next page is gone, as it is after a deployment: the page is loaded
 * as a document instead, once.
 * @throws Error at build time when a patch does not fit
 */
export function pluginMissingPage(root: string): RspressPlugin {
  const patches = linkPatches(path.join(root, 'lib/loading.ts'));
  return {
    name: 'missing-page',
    builderConfig: {
      plugins: [
        {
          name: 'missing-page',
          setup(api) {
            api.transform({ test: LINK_MODULE }, ({ code }: { code: string }) =>
              patchCode(code, patches, ADVICE),
            );
          },
        },
      ],
    },
  };
}
