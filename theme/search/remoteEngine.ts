import { toSections } from '../../packages/search/buildIndex';
import type {
  DocumentHeading,
  PageGroup,
  SearchAnswer,
  SearchDocument,
  SearchEngine,
  SearchHit,
  SearchRequest,
} from '../../packages/search/types';
import { cutText } from '../../lib/text/cutText';
import { displayWidth } from '../../lib/text/displayWidth';
import { wellFormed } from '../../lib/text/wellFormed';
import type { Lang } from '../../site/languages';
import * as LIMITS from '../../site/limits';
import type { SearchSettings } from '../../site/searchSettings';
import { findWords, wordsOf, type FoundWord } from './findWords';

/** What is logged when the service fails. */
export const REMOTE_FAILED_LOG = 'Failed to search, the search service did not answer.';

const NOTHING: SearchAnswer = {
  lists: [{ index: '', label: '', current: true, groups: [] }],
  otherLang: [],
  nearTerms: [],
};

/** Longest text of a page that is looked at, in characters. */
const LONGEST_TEXT = 100_000;
/** A match in a heading says more than one in the text. */
const HEADER_WEIGHT = 3;
const MAX_ROWS = 4;
/** Room of a row's text and how much of it stands before the first match, in columns: a Chinese letter takes three. */
const SNIPPET_WIDTH = 100;
const SNIPPET_LEAD = 25;
/** Results that answer less of a query are said to be for a part of it. */
const FAIR_COVERAGE = 0.56;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '');

/** The host decodes the address of a link that is pointed at, and throws where it cannot (`/%E0%A4%A`). */
function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

function readHeadings(toc: unknown, length: number): DocumentHeading[] {
  if (!Array.isArray(toc)) return [];
  const headings = toc.filter(isObject).flatMap((raw): DocumentHeading[] => {
    const { charIndex, depth } = raw;
    if (typeof charIndex !== 'number' || !(charIndex >= 0) || charIndex > length) return [];
    const id = text(raw.id);
    const anchor = isDecodable(id) ? id : '';
    return [{ text: text(raw.text), id: anchor, depth: typeof depth === 'number' ? depth : 2, charIndex }];
  });
  return headings.sort((a, b) => a.charIndex - b.charIndex);
}

/** Hits that are no documents, or that lead elsewhere than their site, are left out. */
function readHit(raw: unknown, lang: Lang): SearchDocument[] {
  if (!isObject(raw)) return [];
  const title = text(raw.title);
  const routePath = text(raw.routePath);
  if (!title || !/^\/(?![/\\])/.test(routePath) || !isDecodable(routePath)) return [];
  const content = text(raw.content);
  const domain = text(raw.domain).replace(/\/$/, '');
  return [{ id: 0, title, content, routePath, domain, toc: readHeadings(raw.toc, content.length), lang }];
}

/** The service answers with a list of groups of page documents, one for each index. */
function readGroups(answer: unknown, { lang, limit }: SearchRequest) {
  if (!Array.isArray(answer)) throw new Error('The search service answered without a list of groups.');
  return answer.map((group: unknown) => {
    if (!isObject(group) || typeof group.index !== 'string' || !Array.isArray(group.hits)) {
      throw new Error('The search service answered with a group without index or hits.');
    }
    return { index: group.index, pages: group.hits.flatMap((hit) => readHit(hit, lang)).slice(0, limit) };
  });
}

/** About 100 letters around a match, with whole words in front of it. */
function snippetAt(content: string, match: number): string {
  const plain = content.replace(/\s/g, ' ');
  const blank = plain.slice(0, match).indexOf(' ', match - SNIPPET_LEAD);
  const from = match <= SNIPPET_LEAD ? 0 : blank < 0 ? match : blank + 1;
  let end = from;
  for (let room = SNIPPET_WIDTH; room > 0 && end < plain.length; end += 1)
    room -= displayWidth(plain[end] ?? '');
  return wellFormed(`${from > 0 ? '…' : ''}${plain.slice(from, end).trim()}${end < plain.length ? '…' : ''}`);
}

const different = (found: readonly FoundWord[]) => new Set(found.map(({ word }) => word));

/**
 * Where in a page of the service the query stands; the service says only that it does.
 * @param link where its rows lead
 * @returns its rows, best first, and the words that the best one answers
 */
function findRows(page: SearchDocument, link: string, words: readonly string[]) {
  const { title } = page;
  const inTitle = findWords(title, words);
  const row = { title, header: '', statement: '', link };
  const titleRow: SearchHit = { ...row, type: 'title', highlightInfoList: inTitle };
  const found = toSections(page)
    .map(({ header, anchor, content }) => {
      const inHeader = findWords(header, words);
      const inContent = findWords(content, words);
      const place = { ...row, header, link: anchor ? `${link}#${anchor}` : link };
      const toHit = (): SearchHit => {
        if (different(inContent).size > different(anchor ? inHeader : inTitle).size) {
          const statement = snippetAt(content, inContent[0]?.start ?? 0);
          return { ...place, type: 'content', statement, highlightInfoList: findWords(statement, words) };
        }
        return anchor ? { ...place, type: 'header', highlightInfoList: inHeader } : titleRow;
      };
      const score = different(inContent).size + HEADER_WEIGHT * different(inHeader).size;
      return { toHit, score, answered: different([...inTitle, ...inHeader, ...inContent]) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_ROWS);
  return {
    hits: found.length > 0 ? found.map(({ toHit }) => toHit()) : [titleRow],
    answered: found[0]?.answered ?? different(inTitle),
  };
}

/** Fetches JSON, unless it takes too long or nobody waits any more. */
async function fetchInTime(
  url: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<unknown> {
  const control = new AbortController();
  const stop = () => control.abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  const late = new Error(`No answer within ${LIMITS.remoteTimeout} ms.`);
  const timer = setTimeout(() => control.abort(late), LIMITS.remoteTimeout);
  try {
    const response = await fetch(url, {
      signal: control.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) throw new Error(`The search service answered with status ${response.status}.`);
    return await response.json();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/**
 * The engine that asks a search service: `GET <url>?keyword&limit&searchIndexes&lang`.
 * @param settings address of the service, and its indexes; the first one is this site's. Without indexes the
 *   service decides, and its first group is this site's
 */
export function remoteEngine({ url, indexes }: Extract<SearchSettings, { mode: 'remote' }>): SearchEngine {
  const answers = new Map<string, SearchAnswer>();
  const searchIndexes = indexes.map(({ value }) => value).join(',');

  async function ask(keyword: string, request: SearchRequest): Promise<SearchAnswer> {
    const { lang, limit, signal } = request;
    const fields = new URLSearchParams({ keyword, limit: String(limit), searchIndexes, lang });
    const groups = readGroups(await fetchInTime(`${url}?${fields}`, signal), request);
    const wanted = indexes.length > 0 ? indexes : groups.map(({ index }) => ({ value: index, label: index }));
    if (wanted.length === 0) return NOTHING;
    const words = wordsOf(keyword);
    let answered: ReadonlySet<string> = new Set();
    const lists = wanted.map(({ value, label }, at) => {
      const current = at === 0;
      const pages = groups.find(({ index }) => index === value)?.pages ?? [];
      const found = pages.map((page): PageGroup => {
        // Rows of this site stay in it; rows of another index lead to its site.
        const rows = findRows(page, `${current ? '' : page.domain}${page.routePath}`, words);
        if (rows.answered.size > answered.size) ({ answered } = rows);
        return { renderType: 'default', group: page.title, lang, hits: rows.hits };
      });
      return { index: value, label, current, groups: found };
    });
    const isPartial = answered.size > 0 && answered.size < FAIR_COVERAGE * words.length;
    const partial = words.filter((word) => answered.has(word)).join(' ');
    return { ...NOTHING, lists, ...(isPartial && { partial }) };
  }

  async function search(query: string, request: SearchRequest): Promise<SearchAnswer> {
    const keyword = wellFormed(cutText(query.trim(), LIMITS.remoteQueryLength));
    if (keyword === '') return NOTHING;
    const key = `${request.lang} ${request.limit} ${keyword}`;
    const known = answers.get(key);
    if (known) return known;
    try {
      const answer = await ask(keyword, request);
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (oldest !== undefined && answers.size > LIMITS.searchCache) answers.delete(oldest);
      return answer;
    } catch (error) {
      request.signal?.throwIfAborted();
      // eslint-disable-next-line no-console -- the specification asks for this line
      console.error(REMOTE_FAILED_LOG, error);
      return { ...NOTHING, failed: true };
    }
  }

  return { prepare: () => Promise.resolve(), search };
}
