import { storageSlot, type StorageSlot } from '../../lib/storage';
import type { PageGroup, ResultGroup, SearchHit } from '../../packages/search/types';
import { LANGUAGE_FACTS, type Lang, localePath } from '../../site/languages';
import * as LIMITS from '../../site/limits';
import { searchKind, type SearchKind, SEARCH_STARTS } from '../../site/searchDialog';
import { recentSearchesKey } from '../../site/storageKeys';
import { SEARCH_WORDS } from '../../site/words/siteSearch';

/** An address of this site: a second slash would lead to another host. */
const isInSite = (link: string): boolean => /^\/(?![/\\])/.test(link);

export const rowText = ({ type, title, header, statement }: SearchHit): string =>
  ({ title, header, content: statement })[type];

/** An index may be an outside service: only addresses of this site and of the web become rows. */
export function shownPages(groups: readonly ResultGroup[], kind?: SearchKind): PageGroup[] {
  const kindOf = ({ lang, hits }: PageGroup) =>
    searchKind(hits[0]?.link.slice(LANGUAGE_FACTS[lang].prefix.length) ?? '');
  return groups
    .filter((group) => group.renderType === 'default')
    .filter((group) => !kind || kindOf(group) === kind)
    .slice(0, kind && LIMITS.searchPages)
    .map((group) => ({
      ...group,
      hits: group.hits.filter(({ link }) => isInSite(link) || /^https?:\/\//i.test(link)),
    }))
    .filter(({ hits }) => hits.length > 0);
}

export type RecentResult = Pick<SearchHit, 'title' | 'header' | 'link'>;

export const NO_RECENTS: readonly RecentResult[] = [];

const MAX_TEXT_LENGTH = 300;

/** Storage may hold anything. */
function isRecent(value: unknown): value is RecentResult {
  const { title, header, link } = (value ?? {}) as Partial<RecentResult>;
  const areTexts = [title, header, link].every(
    (text) => typeof text === 'string' && text.length <= MAX_TEXT_LENGTH,
  );
  return areTexts && title !== '' && isInSite(link ?? '');
}

/** The results that a reader opened last, newest first: for each language its own, in the browser and nowhere else. */
export const recentResults = (lang: Lang): StorageSlot<readonly RecentResult[]> =>
  storageSlot<readonly RecentResult[]>({
    key: recentSearchesKey(lang),
    parse: (text) => {
      const value: unknown = JSON.parse(text);
      return Array.isArray(value) ? value.filter(isRecent).slice(0, LIMITS.searchRecents) : undefined;
    },
    print: JSON.stringify,
    fallback: NO_RECENTS,
  });

/** The list with an opened result in front, each address once; a result of another site is not kept. */
export function withRecent(
  known: readonly RecentResult[],
  { title, header, link }: RecentResult,
): readonly RecentResult[] {
  const opened = { title, header, link };
  if (!isRecent(opened)) return known;
  return [opened, ...known.filter((each) => each.link !== link)].slice(0, LIMITS.searchRecents);
}

const startRow = (type: SearchHit['type'], title: string, text: string, link: string): SearchHit => ({
  type,
  title,
  header: type === 'content' ? title : text,
  statement: text,
  link,
  highlightInfoList: [],
});

/** What the dialog lists before anything is typed: the results opened last, and the pages that most readers want first. */
export function startPages(lang: Lang, recents: readonly RecentResult[]): PageGroup[] {
  const toGroup = (name: { readonly [L in Lang]: string }, hits: readonly SearchHit[]): PageGroup => ({
    renderType: 'default',
    group: name[lang],
    lang,
    hits,
  });
  const opened = recents.map(({ title, header, link }) =>
    header === ''
      ? startRow('title', title, '', link)
      : startRow('header', title, `${title} › ${header}`, link),
  );
  const starts = SEARCH_STARTS.map(({ title, text, path }) =>
    startRow('content', title[lang], text[lang], localePath(path, lang)),
  );
  const groups = [toGroup(SEARCH_WORDS.recents, opened), toGroup(SEARCH_WORDS.starts, starts)];
  return groups.filter(({ hits }) => hits.length > 0);
}
