import { toSections } from '../../packages/search/buildIndex';
import { readQuery, type RankedPage, type RankedSection } from '../../packages/search/rank';
import { partialWords, toPageGroup } from '../../packages/search/snippet';
import { HAN, termsOf, type Token } from '../../packages/search/tokenize';
import type { SearchAnswer, SearchDocument, SearchEngine, SearchRequest } from '../../packages/search/types';
import { cutText, wellFormed } from '../../lib/text/strings';
import type { Lang } from '../../site/languages';
import * as LIMITS from '../../site/limits';
import type { SearchSettings } from '../../site/searchSettings';

const NOTHING: SearchAnswer = {
  lists: [{ index: '', label: '', current: true, groups: [] }],
  otherLang: [],
  nearHeadings: [],
};

/** In characters. */
const MAX_TEXT_LENGTH = 100_000;
/** A match in a heading says more than one in the text. */
const HEADER_WEIGHT = 3;
const FAIR_COVERAGE = 0.56;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : '');

/** The host decodes the address of a link that is pointed at, and throws where it cannot (`/%E0%A4%A`). */
function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

function readHeadings(toc: unknown, length: number): SearchDocument['toc'] {
  if (!Array.isArray(toc)) return [];
  const headings = toc.filter(isObject).flatMap(({ charIndex, depth, id, text: heading }) => {
    if (typeof charIndex !== 'number' || !(charIndex >= 0) || charIndex > length) return [];
    const anchor = isDecodable(text(id)) ? text(id) : '';
    return { text: text(heading), id: anchor, depth: typeof depth === 'number' ? depth : 2, charIndex };
  });
  return headings.sort((a, b) => a.charIndex - b.charIndex);
}

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

const termsIn = (text: string, words: readonly Token[]): string[] =>
  termsOf(text).filter((own) =>
    words.some(({ term }) => own === term || (!HAN.test(term) && own.startsWith(term))),
  );

/** Where in a page the query stands; the service says only that it does. Its top, when nowhere. */
function findInPage(page: SearchDocument, words: readonly Token[]): RankedPage {
  const inTitle = termsIn(page.title, words);
  const all = toSections(page).map((section): RankedSection => {
    const inHeader = new Set(termsIn(section.header, words));
    const inContent = new Set(termsIn(section.content, words));
    const terms = new Set([...inTitle, ...inHeader, ...inContent]);
    const answered = new Set(
      words.map(({ term }) => term).filter((term) => [...terms].some((own) => own.startsWith(term))),
    );
    const score = inContent.size + HEADER_WEIGHT * inHeader.size;
    return { section, score, terms, answered, coverage: answered.size / words.length };
  });
  const found = all.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
  const sections = found.length > 0 ? found : all.slice(0, 1);
  return { page, sections, coverage: sections[0]?.coverage ?? 0 };
}

/** Fetches JSON, unless it takes too long or nobody waits any more. */
async function fetchInTime(url: string, signal: AbortSignal | undefined): Promise<unknown> {
  const control = new AbortController();
  signal?.addEventListener('abort', () => control.abort());
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
  }
}

/** Asks `GET <url>?keyword&limit&searchIndexes&lang`; the first index is this site's. */
export function remoteEngine({ url, indexes }: Extract<SearchSettings, { mode: 'remote' }>): SearchEngine {
  const searchIndexes = indexes.map(({ value }) => value).join(',');

  async function ask(keyword: string, request: SearchRequest): Promise<SearchAnswer> {
    const { lang, limit, signal } = request;
    const fields = new URLSearchParams({ keyword, limit: String(limit), searchIndexes, lang });
    const groups = readGroups(await fetchInTime(`${url}?${fields}`, signal), request);
    const wanted = indexes.length > 0 ? indexes : groups.map(({ index }) => ({ value: index, label: index }));
    if (wanted.length === 0) return NOTHING;
    const words = readQuery(keyword);
    const lists = wanted.map(({ value, label }, at) => {
      const current = at === 0;
      const pages = groups.find(({ index }) => index === value)?.pages ?? [];
      const found = pages.map((page) => {
        // Rows of this site stay in it; rows of another index lead to its site.
        const routePath = `${current ? '' : page.domain}${page.routePath}`;
        return findInPage({ ...page, routePath }, words);
      });
      return { index: value, label, current, found };
    });
    const partial = partialWords(
      keyword,
      lists.flatMap(({ found }) => found),
      FAIR_COVERAGE,
    );
    return {
      ...NOTHING,
      lists: lists.map(({ found, ...list }) => ({ ...list, groups: found.map(toPageGroup) })),
      ...(partial && { partial }),
    };
  }

  async function search(query: string, request: SearchRequest): Promise<SearchAnswer> {
    const keyword = wellFormed(cutText(query.trim(), LIMITS.remoteQueryLength));
    try {
      return keyword === '' ? NOTHING : await ask(keyword, request);
    } catch (error) {
      request.signal?.throwIfAborted();
      // eslint-disable-next-line no-console -- the specification asks for this line
      console.error('Failed to search, the search service did not answer.', error);
      return { ...NOTHING, failed: true };
    }
  }

  return { prepare: () => Promise.resolve(), search };
}
