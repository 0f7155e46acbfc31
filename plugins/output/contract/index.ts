import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { outputFolder } from '../../shared/outputFolder';
import { replaceFile } from '../../shared/replaceFile';
import { contractFiles } from './contractFiles';

/**
 * Writes what the site knows of the analyzer as JSON, with a JSON Schema of the options for editors.
 * @param root folder of the project
 * @param siteUrl address of the site, with its base path and a slash at the end
 */
export function pluginContract(root: string, siteUrl: string): RspressPlugin {
  return {
    name: 'contract',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const out = outputFolder(root, config);
      await Promise.all(
        contractFiles(root, siteUrl).map(({ path: place, text }) => replaceFile(path.join(out, place), text)),
      );
    },
  };
}
