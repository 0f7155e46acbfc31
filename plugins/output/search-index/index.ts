import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { SearchDocument } from '../../../packages/search';
import { localePath } from '../../../site/routes';
import { readPages } from '../../checks/readPages';
import { SITE_FACTS } from '../../checks/siteFacts';
import { componentTexts, mayShowMore } from './componentTexts';
import { fileRecords, insertTexts, type ComponentText, type IndexedPage } from './fileRecords';
import { groupPart, indexOnRequest } from './indexOnRequest';
import { wholeWorker } from './wholeWorker';

/** A record of the host, with what we add for search. */
type HostRecord = PageIndexInfo & Partial<Pick<SearchDocument, 'id' | 'domain'>> & { toJSON?: () => unknown };

function textsByRoute(docsRoot: string): ReadonlyMap<string, readonly ComponentText[]> {
  const { pages, projectRoot } = readPages(docsRoot, SITE_FACTS, { isWanted: mayShowMore });
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return new Map(
    pages
      .filter(({ kind }) => kind === 'page')
      .map((page) => [localePath(page.route, page.lang), componentTexts(page, { projectRoot, byFile })]),
  );
}

/** The host's own rule: the home pages and pages that opt out have no record. */
const isRecord = ({ frontmatter }: PageIndexInfo): boolean =>
  frontmatter.pageType !== 'home' && frontmatter.search !== false;

/**
 * Writes the records of each file of the host for our search (`static/search_index.<language>.<hash>.json`); the host names the
 * file by its content and tells the page the name. The development server writes a file when a page asks for it, of the
 * Markdown of pages only, and not of what their components show.
 * @param docsRoot the `docs` folder
 */
export function pluginSearchIndex(docsRoot: string): RspressPlugin {
  let versioned = true;
  let isBuild = true;
  const served = new Map<string, readonly IndexedPage[]>();

  return {
    name: 'search-index',
    builderConfig: { ...wholeWorker, plugins: [indexOnRequest(served)] },
    config(config, _helpers, isProd) {
      isBuild = isProd;
      versioned = (config.search && config.search.versioned) ?? true;
      return config;
    },
    modifySearchIndexData(pages) {
      // To parse the pages for them takes longer than the index, and the first page of the development server waits.
      const texts = isBuild ? textsByRoute(docsRoot) : new Map<string, readonly ComponentText[]>();
      const groups = new Map<string, (HostRecord & IndexedPage)[]>();
      served.clear();
      for (const page of pages as HostRecord[]) {
        Object.assign(page, insertTexts(page, texts.get(page.routePath) ?? []));
        if (!isRecord(page)) continue;
        const { lang, version } = page;
        const key = groupPart({ lang, ...(versioned && { version }) });
        const group = groups.get(key) ?? [];
        group.push(Object.assign(page, { id: group.length, domain: '' }) as HostRecord & IndexedPage);
        groups.set(key, group);
      }
      for (const [key, group] of groups) {
        // Copies, because the host takes what is only for search out of its records again.
        if (!isBuild)
          served.set(
            key,
            group.map((record) => ({ ...record })),
          );
        else {
          // The host writes these instead of its own records, which other plugins read whole.
          const written = fileRecords(group);
          group.forEach((record, at) => Object.assign(record, { toJSON: () => written[at] }));
        }
      }
    },
    extendPageData(page: HostRecord) {
      // The index file is written by now; the page's own data must not carry the index.
      for (const key of ['id', 'domain', 'toJSON'] as const) Reflect.deleteProperty(page, key);
    },
  };
}
