import { realpathSync } from 'node:fs';
import { text as readBody } from 'node:stream/consumers';
import { encodeEntities } from '../lib/text/entities';
import { readBuiltSite, toDocument, type SearchRecord } from '../plugins/output/builtSite';
import { toRecords } from '../plugins/output/searchRecords';
import { readSettings } from '../site/settings';
import { fail } from './runCommand';
import { changeTexts, toStored } from './searchPush';
import { httpServer, isAllowedHost, runServer } from './server/httpServer';

export type SearchIndex = ReturnType<typeof openIndex>;

/** Makes a built site searchable; its address ends with a slash. Throws when there is none. */
export function openIndex(name: string, root: string, siteUrl: string) {
  const pages = readBuiltSite(root);
  return { name, siteUrl, pages, records: pages.flatMap((page) => toRecords(page, siteUrl)) };
}

/** Opens a site that the command line names: `docs=doc_build`, `blog=../blog/dist@https://blog.example`. Throws. */
function openNamed(arg: string, ownUrl: string): SearchIndex {
  const [, name, root, siteUrl] = /^([\w-]+)=([^@]+?)(?:@(https?:\/\/\S+?)\/?)?$/.exec(arg) ?? [];
  if (!name || !root) throw new Error(`Argument ${arg} must be name=folder or name=folder@https://address`);
  return openIndex(name, root, siteUrl ? `${siteUrl}/` : ownUrl);
}

/** The words of a query as patterns: Chinese anywhere, other words where a word begins. */
const patternsOf = (query: string): string[] =>
  (query.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []).map((word) =>
    /\p{Script=Han}/u.test(word) ? word : `(?<![\\p{L}\\p{N}])${word}`,
  );

/** The records that have as many words of a query as any record has; those that have them in their headings come first. */
function rank(records: readonly SearchRecord[], query: string): SearchRecord[] {
  const words = patternsOf(query).map((pattern) => new RegExp(pattern, 'iu'));
  const wordsIn = (text: string) => words.filter((word) => word.test(text)).length;
  const found = records.map((record) => {
    const headings = Object.values(record.hierarchy).join('\n');
    const known = wordsIn(`${headings}\n${record.content ?? ''}`);
    return { record, known, inHeadings: wordsIn(headings), ...record.weight };
  });
  const most = found.reduce((sum, { known }) => Math.max(sum, known), 1);
  return found
    .filter(({ known }) => known === most)
    .sort((a, b) => b.inHeadings - a.inHeadings || b.level - a.level || a.position - b.position)
    .map(({ record }) => record);
}

/** What DocSearch sends for one search, as far as it is answered. */
interface ProviderRequest {
  readonly indexName: string;
  readonly query: string;
  readonly hitsPerPage?: number;
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly clickAnalytics?: boolean;
}

/** A record as the provider answers DocSearch: texts written for HTML, with highlights and snippets. */
function toHit(record: SearchRecord, query: string) {
  const found = new RegExp(`(${patternsOf(query).join('|')})`, 'giu');
  const mark = (text: string) => ({
    matchLevel: text.search(found) < 0 ? 'none' : 'full',
    value: text
      .split(found)
      .map((part, at) => (at % 2 ? `<mark>${encodeEntities(part)}</mark>` : encodeEntities(part)))
      .join(''),
  });
  // About the ten words that DocSearch asks for.
  const length = 80;
  const cut = (text: string) => {
    const from = Math.max(0, Math.min(text.search(found) - length / 2, text.length - length));
    const end = text.length > from + length ? '…' : '';
    return mark(`${from > 0 ? '…' : ''}${text.slice(from, from + length)}${end}`);
  };
  return {
    ...toStored(record),
    _highlightResult: changeTexts(record, mark),
    _snippetResult: changeTexts(record, cut),
  };
}

function findIndex(indexes: readonly SearchIndex[], wanted: string): SearchIndex {
  const index = indexes.find(({ name }) => name === wanted);
  if (!index) throw new Error(`There is no index ${wanted}`);
  return index;
}

function answerProvider(indexes: readonly SearchIndex[], body: string) {
  const { requests } = JSON.parse(body) as { requests: readonly ProviderRequest[] };
  const results = requests.map(({ indexName, query, hitsPerPage, facetFilters = [], clickAnalytics }) => {
    // A list of filters is met by any of them.
    const isWanted = ({ lang }: SearchRecord) =>
      facetFilters.every((any) => [any].flat().includes(`lang:${lang}`));
    const found = rank(findIndex(indexes, indexName).records.filter(isWanted), query);
    return {
      hits: found.slice(0, hitsPerPage).map((record) => toHit(record, query)),
      nbHits: found.length,
      index: indexName,
      // The provider sends the id only when asked.
      ...(clickAnalytics && { queryID: `${indexName}-${query}` }),
    };
  });
  return { results };
}

/** The remote call: `GET /search?keyword&limit&searchIndexes&lang`, answered with a group for each index. */
function answerRemote(indexes: readonly SearchIndex[], fields: URLSearchParams) {
  const names = fields.get('searchIndexes')?.split(',').filter(Boolean) ?? [];
  const asked = names.length > 0 ? names : indexes.map(({ name }) => name);
  return asked.map((name) => {
    const { pages, records, siteUrl } = findIndex(indexes, name);
    const inLang = records.filter(({ lang }) => lang === (fields.get('lang') ?? 'en'));
    const ranked = rank(inLang, fields.get('keyword') ?? '').map(({ objectID }) => objectID.split('#')[0]);
    const hits = [...new Set(ranked)].slice(0, Number(fields.get('limit') ?? 7)).flatMap((path) => {
      const id = pages.findIndex((page) => page.path === path);
      return pages[id] ? [toDocument(pages[id], id, siteUrl)] : [];
    });
    return { index: name, hits };
  });
}

/** Answers a search in either mode; one that cannot be answered is refused as the provider does it. */
export function answerSearch(indexes: readonly SearchIndex[], url: URL, body: string) {
  try {
    if (url.pathname === '/search') return { status: 200, body: answerRemote(indexes, url.searchParams) };
    return { status: 200, body: answerProvider(indexes, body) };
  } catch (error) {
    const message = `GET /search, or send {"requests":[{"indexName":"…","query":"…"}]}: ${String(error)}`;
    return { status: 400, body: { message, status: 400 } };
  }
}

/** A service over built sites with which both search modes can be tried; pages of allowed hosts may read it. */
export const createSearchServer = (indexes: readonly SearchIndex[], allowedHosts: readonly string[]) =>
  httpServer(async (request, response) => {
    const { origin = '', host } = request.headers;
    if (URL.canParse(origin) && isAllowedHost(new URL(origin).host, allowedHosts))
      response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const url = new URL(request.url ?? '/', `http://${host}`);
    const { status, body } = answerSearch(indexes, url, await readBody(request));
    response.writeHead(status, { 'Content-Type': 'application/json' });
    return response.end(JSON.stringify(body));
  }, allowedHosts);

async function searchServe(args: readonly string[]): Promise<void> {
  const { origin, base } = readSettings(process.env);
  const named = args.length > 0 ? args : ['docs=doc_build'];
  const indexes = named.map((arg) => openNamed(arg, `${origin}${base}`));
  const address = await runServer((allowedHosts) => createSearchServer(indexes, allowedHosts), 4180);
  for (const { name, pages, records } of indexes)
    console.log(`Index ${name}: ${pages.length} pages, ${records.length} records`);
  console.log(`Provider: DOCSEARCH_HOSTS=${address}\nRemote: SEARCH_URL=${address}/search\nCtrl+C stops it`);
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename)
  searchServe(process.argv.slice(2)).catch(fail);
