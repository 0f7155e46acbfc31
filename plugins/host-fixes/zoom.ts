import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/**
 * Enlarges pictures with medium-zoom, which is loaded where there is a picture; the host puts it into the script of every
 * page, unless `mediumZoom` is false. What opens live reports comes with it.
 */
export function pluginZoom(root: string): RspressPlugin {
  return {
    name: 'zoom',
    // Under a name without the folder: the bundler makes a variable of the name, and the minifier orders variables by
    // their hash, so that the same sources gave other scripts in some folders.
    globalUIComponents: ['parts-on-demand'],
    builderConfig: {
      resolve: {
        alias: { 'parts-on-demand$': path.join(root, 'theme/PartsOnDemand.tsx') },
      },
    },
  };
}
