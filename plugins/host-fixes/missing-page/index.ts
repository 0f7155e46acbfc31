import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Speed } from '../../../packages/lean';
import { patchCode } from '../../../packages/lean/host/patchCode';
import { LINK_MODULE, linkPatches } from './linkPatches';

const ADVICE =
  'plugins/host-fixes/missing-page/linkPatches.ts does not fit the installed host. Fix these patches, or build without them (SITE_SPEED_MISFIT=stock):';

/**
 * Lets links of the host lead on when the script of the next page is gone, as it is after a deployment: the page is loaded
 * as a document instead, once.
 * @param root folder of the project
 * @param onMisfit what happens when a patch does not fit the installed host; `stock` leaves the host's way, with a warning
 * @throws Error at build time when a patch does not fit and must
 */
export function pluginMissingPage(root: string, onMisfit: Speed['onMisfit'] = 'fail'): RspressPlugin {
  const patches = linkPatches(path.join(root, 'lib/dom/loadPage.ts'));
  return {
    name: 'missing-page',
    builderConfig: {
      plugins: [
        {
          name: 'missing-page',
          setup(api) {
            api.transform({ test: LINK_MODULE }, ({ code }: { code: string }) => {
              try {
                return patchCode(code, patches, ADVICE);
              } catch (error) {
                if (onMisfit === 'fail') throw error;
                console.warn((error as Error).message);
                return code;
              }
            });
          },
        },
      ],
    },
  };
}
