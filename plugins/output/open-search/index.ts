import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { LANGS } from '../../../site/languages';
import { openSearchPath } from '../../../site/openSearch';
import { outputFolder } from '../../shared/outputFolder';
import { replaceFile } from '../../shared/replaceFile';
import { openSearchXml } from './openSearchXml';

/**
 * Writes the search descriptions that `theme/head` links to, one for each language.
 * @param root folder of the project
 * @param siteUrl address of the site's root, with trailing slash
 */
export function pluginOpenSearch(root: string, siteUrl: string): RspressPlugin {
  return {
    name: 'open-search',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const out = outputFolder(root, config);
      await Promise.all(
        LANGS.map(async (lang) => {
          const file = path.join(out, openSearchPath(lang));
          await replaceFile(file, openSearchXml(siteUrl, lang));
        }),
      );
    },
  };
}
