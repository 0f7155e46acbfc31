import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { patchHost, type CodePatch } from '../../packages/lean/hostPatch';

/** The host's module that follows a link without loading a document. */
export const LINK_MODULE = 'dist/theme/components/Link/useLinkNavigate.js';

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
                        return void __siteLoadPage(withBaseHref);
                    }`,
  },
  {
    why: 'the patched link calls our function',
    find: 'import nprogress from "nprogress";',
    replace: `import nprogress from "nprogress";import { loadPage as __siteLoadPage } from ${JSON.stringify(loadPageFile)};`,
  },
];

/**
 * Lets links of the host lead on when the script of the next page is gone, as it is after a deployment: the page is loaded
 * as a document instead, once. A patch that does not fit stops the build.
 */
export const pluginMissingPage = (root: string): RspressPlugin => ({
  name: 'missing-page',
  builderConfig: { plugins: [patchHost(LINK_MODULE, linkPatches(path.join(root, 'lib/browser.ts')))] },
});
