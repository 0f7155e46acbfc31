import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { buildIndex } from '../../lib/search/buildIndex';
import type { IndexPayload } from '../../lib/search/openIndex';
import type { SearchDocument } from '../../lib/search/SearchDocument';
import { localePath } from '../../site/routes';
import { readPages } from '../shared/readPages';
import { componentTexts, type ComponentText } from './componentTexts';
import { insertTexts } from './insertTexts';
import { wholeWorker } from './wholeWorker';

/** A record as the host writes it into the index file, with what we add for search. */
type IndexedPage = PageIndexInfo & Partial<IndexPayload> & { id?: number; domain?: string };

const ADDED = ['id', 'domain', 'index', 'terms'] as const satisfies readonly (keyof IndexedPage)[];

/** The host's own rule: the home pages and pages that opt out have no record. */
const isRecord = ({ frontmatter }: PageIndexInfo): boolean =>
  frontmatter.pageType !== 'home' && frontmatter.search !== false;

/**
 * Builds the search index ahead of time and puts it into the first record of each file that the host writes
 * (`static/search_index.<language>.<hash>.json`); the host names the file by its content and tells the page the name.
 * @param docsRoot the `docs` folder
 */
export function pluginSearchIndex(docsRoot: string): RspressPlugin {
  let versioned = true;

  const textsByRoute = (): ReadonlyMap<string, readonly ComponentText[]> => {
    const { pages, projectRoot } = readPages(docsRoot);
    const byFile = new Map(pages.map((page) => [page.file, page]));
    return new Map(
      pages
        .filter(({ kind }) => kind === 'page')
        .map((page) => [localePath(page.route, page.lang), componentTexts(page, { projectRoot, byFile })]),
    );
  };

  return {
    name: 'search-index',
    builderConfig: wholeWorker,
    config(config) {
      versioned = (config.search && config.search.versioned) ?? true;
      return config;
    },
    async modifySearchIndexData(pages) {
      const texts = textsByRoute();
      const groups = new Map<string, IndexedPage[]>();
      for (const page of pages as IndexedPage[]) {
        Object.assign(page, insertTexts(page, texts.get(page.routePath) ?? []));
        if (!isRecord(page)) continue;
        const key = `${versioned ? page.version : ''} ${page.lang}`;
        const group = groups.get(key) ?? [];
        group.push(Object.assign(page, { id: group.length, domain: '' }));
        groups.set(key, group);
      }
      for (const group of groups.values()) {
        Object.assign(group[0] ?? {}, buildIndex(group as (IndexedPage & SearchDocument)[]));
      }
    },
    extendPageData(page) {
      // The index file is written by now; the page's own data must not carry the index.
      for (const key of ADDED) Reflect.deleteProperty(page, key);
    },
  };
}
