import type { RspressPlugin } from '@rspress/core';
import { outputFolder } from '../shared/outputFolder';
import { outputFault } from './outputFault';

/**
 * Refuses to build into a folder with files of somebody else, before anything is written: the host empties a folder of the
 * project, and writes into any other.
 * @param root folder of the project
 */
export function pluginOutputFolder(root: string): RspressPlugin {
  return {
    name: 'output-folder',
    config(config, _utils, isProd) {
      const out = outputFolder(root, config);
      const fault = isProd ? outputFault(root, out) : undefined;
      if (fault) {
        throw new Error(
          `The output folder ${out} ${fault}. A build would overwrite it. Set SITE_ROOT to a new or empty folder, or leave it out for doc_build.`,
        );
      }
      return config;
    },
  };
}
