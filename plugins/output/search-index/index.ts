import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { bundlerPlugin } from '../../../packages/lean/bundler';
import { buildIndex, type IndexRecord, type SearchDocument } from '../../../packages/search';
import { localePath } from '../../../site/routes';
import { readPages, SITE_FACTS } from '../../checks/readPages';
import { componentTexts, mayShowMore, type ComponentText } from './componentTexts';

type IndexedPage = SearchDocument & Pick<PageIndexInfo, 'frontmatter' | 'version'>;

/** By the id of a heading, `top` for the page. */
const keywordsOf = ({ frontmatter }: IndexedPage): Readonly<Record<string, string>> =>
  (frontmatter.search as Readonly<Record<string, string>> | undefined) ?? {};

/**
 * The index file of a group of pages: a record for each; the first also has what search needs besides. Descriptions and the words
 * of the frontmatter stay out: no search reads them there, and every reader would fetch them.
 */
export const fileRecords = (pages: readonly IndexedPage[]): IndexRecord<IndexedPage>[] =>
  buildIndex(pages, keywordsOf).map((record) => {
    const { id, title, routePath, content, toc, domain, lang, version, keywords } = record;
    const { description: _unread, search: _words, ...frontmatter } = record.frontmatter;
    return { id, title, routePath, content, toc, domain, lang, version, frontmatter, keywords };
  });

/** Puts the texts of components at the end of their sections, and moves the headings behind them. */
export function insertTexts(
  { content, toc }: Pick<SearchDocument, 'content' | 'toc'>,
  texts: readonly ComponentText[],
): Pick<SearchDocument, 'content' | 'toc'> {
  const starts = [0, ...toc.map(({ charIndex }) => charIndex), content.length];
  let whole = '';
  const moved = ['', ...toc.map(({ id }) => id)].map((id, at) => {
    const charIndex = whole.length;
    const own = texts.filter(({ section }) => section === id).map(({ text }) => `${text}\n\n`);
    whole += content.slice(starts[at], starts[at + 1]);
    if (own.length > 0) whole += `${whole.endsWith('\n') || whole === '' ? '' : '\n\n'}${own.join('')}`;
    return charIndex;
  });
  return {
    content: whole,
    toc: toc.map((heading, at) => ({ ...heading, charIndex: moved[at + 1] ?? heading.charIndex })),
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** `.<version>` and `.<language>`, each as far as there is one. */
const INDEX_FILE = /\/static\/search_index((?:\.[^./]+)*)\.[0-9a-f]+\.json(?:\?.*)?$/;

/** As the host names it in a file name. */
export const groupPart = ({ version, lang }: { readonly version?: string; readonly lang?: string }): string =>
  [version?.replace('.', '_'), lang]
    .filter(Boolean)
    .map((part) => `.${part}`)
    .join('');

/** An index is built when it is asked for: the first page of the development server would wait for all of them. */
export function answerIndex(groups: ReadonlyMap<string, readonly IndexedPage[]>): Answer {
  return ({ url = '' }, response, next) => {
    const [, part = '-'] = INDEX_FILE.exec(url) ?? [];
    const records = groups.get(part);
    if (!records) return next();
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(fileRecords(records)));
  };
}

type BuilderConfig = NonNullable<RspressPlugin['builderConfig']>;

/** `theme/search/local/startWorker.ts` names it so. */
const WORKER_CHUNK = 'search-worker';

/**
 * One file: a worker loads its parts one after the other, a round trip each on the way to the first result. Its address is known
 * (`WorkerAddress`, as `startWorker.ts` imports it), so that pages fetch it before the first search.
 */
const workerBuild: BuilderConfig = {
  tools: {
    rspack(config) {
      const { splitChunks } = config.optimization ?? {};
      // Every other setting than the builder's own is somebody's decision.
      if (splitChunks && splitChunks.chunks === 'all')
        splitChunks.chunks = ({ name }) => name !== WORKER_CHUNK;
      const parser = (config.module.parser ??= {});
      parser.javascript = {
        ...parser.javascript,
        worker: ['WorkerAddress from ../../../lib/browser', '...'],
      };
    },
  },
};

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
 */
export function pluginSearchIndex(docsRoot: string): RspressPlugin {
  let versioned = true;
  let isBuild = true;
  const served = new Map<string, readonly IndexedPage[]>();

  return {
    ...bundlerPlugin(
      'search-index',
      (api) => {
        if (api.context.action === 'dev')
          api.onBeforeStartDevServer(({ server }) => void server.middlewares.use(answerIndex(served)));
      },
      workerBuild,
    ),
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
        // The host writes these instead of its own records, which other plugins read whole.
        const written = isBuild ? fileRecords(group) : [];
        written.forEach((record, at) => Object.assign(group[at] ?? {}, { toJSON: () => record }));
      }
    },
    extendPageData(page: HostRecord) {
      // The index file is written by now; the page's own data must not carry the index.
      for (const key of ['id', 'domain', 'toJSON'] as const) Reflect.deleteProperty(page, key);
    },
  };
}
