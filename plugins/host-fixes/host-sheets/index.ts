import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { REPLACED_SHEETS } from './replacedSheets';

/** Where the host keeps its theme, from the root of the project. */
export const HOST_THEME = 'node_modules/@rspress/core/dist/theme';

/**
 * Leaves out the sheets of the host that ours stand in place of: a page would carry the host's design and the rules that
 * undo it.
 * @param root folder of the project
 */
export function pluginHostSheets(root: string): RspressPlugin {
  return {
    name: 'host-sheets',
    builderConfig: {
      resolve: {
        alias: {
          // theme/progress/progress.css stands in its place.
          'nprogress/nprogress.css$': false,
          ...Object.fromEntries(
            REPLACED_SHEETS.map(({ file }) => [`${path.join(root, HOST_THEME, file)}$`, false as const]),
          ),
        },
      },
    },
  };
}
