import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { LANGS } from '../../../site/languages';
import { outputFolder } from '../../shared/outputFolder';
import { replaceFile } from '../../shared/replaceFile';
import { readBuiltSite } from './readBuiltSite';
import { toRecords } from './toRecords';

/** Folder of the record files, beside the output: they are for a search service, not for readers. */
export const RECORDS_FOLDER = 'search_records';

/**
 * Writes DocSearch records, one file for each language, when the setting `SEARCH_RECORDS` asks for it.
 * @param options.root folder of the project
 * @param options.siteUrl address of the site's root, with trailing slash
 * @param options.enabled whether to write
 */
export function pluginSearchRecords({
  root,
  siteUrl,
  enabled,
}: {
  root: string;
  siteUrl: string;
  enabled: boolean;
}): RspressPlugin {
  return {
    name: 'search-records',
    async afterBuild(config, isProd) {
      if (!isProd || !enabled) return;
      const pages = readBuiltSite(outputFolder(root, config));
      const folder = path.join(root, RECORDS_FOLDER);
      for (const lang of LANGS) {
        const records = pages
          .filter((page) => page.lang === lang)
          .flatMap((page) => toRecords(page, siteUrl));
        await replaceFile(path.join(folder, `${lang}.json`), `${JSON.stringify(records, null, 1)}\n`);
      }
    },
  };
}
