import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { buildParts, type IndexParts } from '../../../packages/search/parts/buildParts';
import { PART_LIMITS, type PartLimits } from '../../../packages/search/parts/cutPages';
import type { Lang } from '../../../site/languages';
import { localePath } from '../../../site/routes';
import { readPages } from '../../checks/readPages';
import { SITE_FACTS } from '../../checks/siteFacts';
import type { ComponentText } from './ComponentText';
import { componentTexts } from './componentTexts';
import { emitParts } from './emitParts';
import { fileRecords, keywordsOf, type IndexedPage } from './fileRecords';
import { INDEX_FACTS } from './indexFacts';
import { groupPart, indexOnRequest } from './indexOnRequest';
import { insertTexts } from './insertTexts';
import { mayShowMore } from './mayShowMore';
import { partFiles } from './partFiles';
import { refuseLargePages } from './refuseLargePages';
import { wholeWorker } from './wholeWorker';

/** A record of the host, with what we add for search. */
type HostRecord = PageIndexInfo & {
  id?: number;
  domain?: string;
  /** What is written instead of the record. */
  toJSON?: () => unknown;
};

const ADDED = ['id', 'domain', 'toJSON'] as const satisfies readonly (keyof HostRecord)[];

/** Has the host write other records than its own, which other plugins read whole. */
function writeInstead(records: readonly HostRecord[], written: readonly unknown[]): void {
  records.forEach((record, at) => Object.assign(record, { toJSON: () => written[at] }));
}

/** The host's own rule: the home pages and pages that opt out have no record. */
const isRecord = ({ frontmatter }: PageIndexInfo): boolean =>
  frontmatter.pageType !== 'home' && frontmatter.search !== false;

/**
 * Writes the records of each file of the host for our search, and what it needs besides the texts into the first of them
 * (`static/search_index.<language>.<hash>.json`); the host names the file by its content and tells the page the name. Of a
 * language with much text that file becomes the head, and the parts stand beside it. The development server
 * writes a file when a page asks for it, of the Markdown of pages only, and not of what their components show.
 * @param docsRoot the `docs` folder
 * @param options.limits how much text one file may hold
 */
export function pluginSearchIndex(
  docsRoot: string,
  { limits = PART_LIMITS }: { readonly limits?: PartLimits } = {},
): RspressPlugin {
  let versioned = true;
  let isBuild = true;
  const files = new Map<string, string>();
  const served = new Map<string, readonly IndexedPage[]>();

  const textsByRoute = (): ReadonlyMap<string, readonly ComponentText[]> => {
    const { pages, projectRoot } = readPages(docsRoot, SITE_FACTS, { isWanted: mayShowMore });
    const byFile = new Map(pages.map((page) => [page.file, page]));
    return new Map(
      pages
        .filter(({ kind }) => kind === 'page')
        .map((page) => [localePath(page.route, page.lang), componentTexts(page, { projectRoot, byFile })]),
    );
  };

  const writeParts = ({ parts, head }: IndexParts, records: readonly (HostRecord & IndexedPage)[]): void => {
    const { lang, version = '' } = records[0] ?? {};
    const written = partFiles(parts, { lang: lang as Lang, version: versioned ? version : '' });
    for (const { name, text } of written) files.set(`static/${name}`, text);
    writeInstead(records, head(written.map(({ name }) => name)));
  };

  return {
    name: 'search-index',
    builderConfig: { ...wholeWorker, plugins: [emitParts(files), indexOnRequest(served)] },
    config(config, _helpers, isProd) {
      isBuild = isProd;
      versioned = (config.search && config.search.versioned) ?? true;
      return config;
    },
    modifySearchIndexData(pages) {
      // To parse the pages for them takes longer than the index, and the first page of the development server waits.
      const texts = isBuild ? textsByRoute() : new Map<string, readonly ComponentText[]>();
      const groups = new Map<string, HostRecord[]>();
      files.clear();
      served.clear();
      for (const page of pages as HostRecord[]) {
        Object.assign(page, insertTexts(page, texts.get(page.routePath) ?? []));
        if (!isRecord(page)) continue;
        const key = `${versioned ? page.version : ''} ${page.lang}`;
        const group = groups.get(key) ?? [];
        group.push(Object.assign(page, { id: group.length, domain: '' }));
        groups.set(key, group);
      }
      // The development server shows a large page all the same.
      if (isBuild) refuseLargePages([...groups.values()].flat());
      for (const group of groups.values()) {
        const records = group as (HostRecord & IndexedPage)[];
        if (!isBuild) {
          const { version, lang } = records[0] ?? {};
          // Copies, because the host takes what is only for search out of its records again.
          const part = groupPart({ lang, ...(versioned && { version }) });
          served.set(
            part,
            records.map((record) => ({ ...record })),
          );
          continue;
        }
        const split = buildParts(records, { ...INDEX_FACTS, keywords: keywordsOf(records) }, limits);
        if (split) writeParts(split, records);
        else writeInstead(records, fileRecords(records));
      }
    },
    extendPageData(page) {
      // The index file is written by now; the page's own data must not carry the index.
      for (const key of ADDED) Reflect.deleteProperty(page, key);
    },
  };
}
