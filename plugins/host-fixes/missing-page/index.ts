import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { patchCode } from '../../../packages/lean/hostPatch';
import { LINK_MODULE, linkPatches } from './linkPatches';

const ADVICE =
  'plugins/host-fixes/missing-page/linkPatches.ts does not fit the installed Rspress. Review these patches:';

/**
 * Lets links of the host lead on when the script of the next page is gone, as it is after a deployment: the page is loaded
 * as a document instead, once.
 * @param root folder of the project
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
