import { cutText } from '../../../lib/text/cutText';
import { wellFormed } from '../../../lib/text/wellFormed';
import { lruCache } from '../../../packages/search/lruCache';
import { partialWords } from '../../../packages/search/partialWords';
import { toPageGroup } from '../../../packages/search/toPageGroup';
import type { RankedPage } from '../../../packages/search/rankPages';
import type { SearchAnswer, SearchEngine, SearchRequest } from '../../../packages/search/types';
import * as LIMITS from '../../../site/limits';
import type { SearchSettings } from '../../../site/searchSettings';
import { fetchInTime } from './fetchInTime';
import { findInPage } from './findInPage';
import { readRemote, type RemoteGroup } from './readRemote';

/** What is logged when the service fails. */
export const REMOTE_FAILED_LOG = 'Failed to search, the search service did not answer.';

const NOTHING: SearchAnswer = {
  lists: [{ index: '', label: '', current: true, groups: [] }],
  otherLang: [],
  nearTerms: [],
};

/** Rows of this site stay in it; rows of another index lead to its site. */
const findIn = ({ hits }: RemoteGroup, current: boolean, query: string): RankedPage[] =>
  hits.map((page) =>
    findInPage(current ? page : { ...page, routePath: `${page.domain}${page.routePath}` }, query),
  );

/**
 * The engine that asks a search service: `GET <url>?keyword&limit&searchIndexes&lang`.
 * @param settings address of the service, and its indexes; the first one is this site's. Without indexes the
 *   service decides, and its first group is this site's
 */
export function createRemoteEngine({
  url,
  indexes,
}: Extract<SearchSettings, { mode: 'remote' }>): SearchEngine {
  const answers = lruCache<SearchAnswer>(LIMITS.searchCache);
  const names = indexes.map(({ value }) => value).join(',');

  async function ask(keyword: string, { lang, limit, signal }: SearchRequest): Promise<SearchAnswer> {
    const fields = new URLSearchParams({ keyword, limit: String(limit), searchIndexes: names, lang });
    const groups = readRemote(
      await fetchInTime(`${url}?${fields}`, LIMITS.remoteTimeout, signal),
      limit,
      lang,
    );
    const wanted = indexes.length > 0 ? indexes : groups.map(({ index }) => ({ value: index, label: index }));
    const found = wanted.map(({ value, label }, at) => {
      const group = groups.find(({ index }) => index === value) ?? { index: value, hits: [] };
      return { index: value, label, current: at === 0, pages: findIn(group, at === 0, keyword) };
    });
    if (found.length === 0) return NOTHING;
    const partial = partialWords(found.flatMap(({ pages }) => pages));
    const lists = found.map(({ pages, ...list }) => ({ ...list, groups: pages.map(toPageGroup) }));
    return { ...NOTHING, lists, ...(partial && { partial }) };
  }

  async function search(text: string, request: SearchRequest): Promise<SearchAnswer> {
    const keyword = wellFormed(cutText(text.trim(), LIMITS.remoteQueryLength));
    if (keyword === '') return NOTHING;
    const key = `${request.lang} ${request.limit} ${keyword}`;
    const known = answers.get(key);
    if (known) return known;
    try {
      const answer = await ask(keyword, request);
      answers.set(key, answer);
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
