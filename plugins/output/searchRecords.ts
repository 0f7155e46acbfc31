import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { LANGS } from '../../site/languages';
import { outputFolder, replaceFile } from '../shared/files';
import { LEVELS, readBuiltSite, type BuiltPage, type Level, type SearchRecord } from './builtSite';

/** Longest text of a record in characters; services refuse records of 10 kB. */
const MAX_TEXT_LENGTH = 2000;

/** 100 for the title, 90 for the headings below it, and so on; text weighs nothing. */
const levelWeight = (depth: number | undefined): number => (depth ? 110 - 10 * depth : 0);

/** Turns a page into search records: one for each heading, one for each block of text. */
export function toRecords(page: BuiltPage, siteUrl: string): SearchRecord[] {
  const pageUrl = `${siteUrl.replace(/\/$/, '')}${page.path}`;
  const place = new Map<Level, string>([['lvl0', page.section]]);
  let anchor = '';
  return page.blocks.map((block, position): SearchRecord => {
    let type: SearchRecord['type'] = 'content';
    if (block.depth !== undefined) {
      type = LEVELS[block.depth] as Exclude<Level, 'lvl0'>;
      for (const level of LEVELS.slice(block.depth)) place.delete(level);
      place.set(type, block.text);
      // The title leads to the top of the page.
      anchor = block.depth === 1 ? '' : block.id;
    }
    const levels = LEVELS.map((level): [Level, string | null] => [level, place.get(level) ?? null]);
    return {
      objectID: `${page.path}#${anchor}:${position}`,
      type,
      hierarchy: {
        ...(Object.fromEntries(levels) as SearchRecord['hierarchy']),
        lvl1: place.get('lvl1') ?? page.title,
      },
      content: block.depth === undefined ? block.text.slice(0, MAX_TEXT_LENGTH) : null,
      url: anchor ? `${pageUrl}#${anchor}` : pageUrl,
      url_without_anchor: pageUrl,
      anchor: anchor || null,
      lang: page.lang,
      weight: { level: levelWeight(block.depth), position },
    };
  });
}

/** Folder of the record files, beside the output: they are for a search service, not for readers. */
const RECORDS_FOLDER = 'search_records';

/** Writes DocSearch records, one file for each language, when the setting `SEARCH_RECORDS` asks for it. */
export function pluginSearchRecords(root: string, siteUrl: string): RspressPlugin {
  return {
    name: 'search-records',
    async afterBuild(config, isProd) {
      if (!isProd) return;
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
