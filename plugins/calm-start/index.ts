import type { RspressPlugin } from '@rspress/core';
import { patchCode } from '../shared/patchCode';
import { APP_MODULE, APP_PATCHES } from './appPatches';
import { LINK_MODULE, LINK_PATCHES } from './linkPatches';
import { START_MODULE, START_PATCHES } from './startPatches';

const advice = (file: string): string =>
  `plugins/calm-start/${file} does not fit the installed host. Review these patches:`;

/**
 * Lets a page come to life in pieces, so that a slow phone answers in between (issue 7.1), and draws the next one once.
 * @throws Error at build time when a patch does not fit the installed host
 */
export function pluginCalmStart(): RspressPlugin {
  return {
    name: 'calm-start',
    builderConfig: {
      plugins: [
        {
          name: 'calm-start',
          setup(api) {
            api.transform({ test: START_MODULE }, ({ code }: { code: string }) =>
              patchCode(code, START_PATCHES, advice('startPatches.ts')),
            );
            api.transform({ test: APP_MODULE }, ({ code }: { code: string }) =>
              patchCode(code, APP_PATCHES, advice('appPatches.ts')),
            );
            api.transform({ test: LINK_MODULE }, ({ code }: { code: string }) =>
              patchCode(code, LINK_PATCHES, advice('linkPatches.ts')),
            );
          },
        },
      ],
    },
  };
}
