import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { patchHost, type CodePatch } from '../../packages/lean/hostPatch';

export const LINK_MODULE = 'dist/theme/components/Link/useLinkNavigate.js';

/** When the script of the target cannot be had, the click leads nowhere and the progress bar runs on. */
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

/** Lets the host's links load a page as a document when its script is gone, as after a deployment. A patch that does not fit stops the build. */
export const pluginMissingPage = (root: string): RspressPlugin => ({
  name: 'missing-page',
  builderConfig: { plugins: [patchHost(LINK_MODULE, linkPatches(path.join(root, 'lib/browser.ts')))] },
});
