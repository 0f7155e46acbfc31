import type { RspressPlugin } from '@rspress/core';
import { patchCode } from '../shared/patchCode';
import { START_MODULE, START_PATCHES } from './startPatches';

const ADVICE = 'plugins/calm-start/startPatches.ts does not fit the installed host. Review these patches:';

/**
 * Lets a page come to life in pieces, so that a slow phone answers in between (issue 7.1).
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
              patchCode(code, START_PATCHES, ADVICE),
            );
          },
        },
      ],
    },
  };
}
