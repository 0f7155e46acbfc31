import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { LANGS } from '../../site/languages';
import { filesPlugin } from '../shared/files';
import { LEVELS, readBuiltSite, type BuiltPage, type Level, type SearchRecord } from './builtSite';

/** In characters; services refuse records of 10 kB. */
const MAX_TEXT_LENGTH = 2000;

/** One record for each heading, one for each block of text. */
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
      // Of the levels, 100 is the title, 90 a heading below it; text weighs nothing.
      weight: { level: block.depth === undefined ? 0 : 110 - 10 * block.depth, position },
    };
  });
}

const RECORDS_FOLDER = 'search_records';

/** Writes DocSearch records, one file for each language, when the setting `SEARCH_RECORDS` asks for it. */
export const pluginSearchRecords = (root: string, siteUrl: string): RspressPlugin =>
  filesPlugin('search-records', root, (out) => {
    const pages = readBuiltSite(out);
    return LANGS.map((lang) => {
      const own = pages.filter((page) => page.lang === lang).flatMap((page) => toRecords(page, siteUrl));
      const file = path.join(root, RECORDS_FOLDER, `${lang}.json`);
      return [path.relative(out, file), `${JSON.stringify(own, null, 1)}\n`] as const;
    });
  });
