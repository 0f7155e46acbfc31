import type { HitType, PageGroup, SearchAnswer, SearchHit } from '../../../packages/search/types';
import type { Lang } from '../../../site/languages';
import { localePath } from '../../../site/localePath';
import { SEARCH_STARTS } from '../../../site/searchStarts';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import type { RecentResult } from './recentResults';

const row = (type: HitType, title: string, text: string, link: string): SearchHit => ({
  type,
  title,
  header: type === 'content' ? title : text,
  statement: text,
  link,
  highlightInfoList: [],
});

const toRow = ({ title, header, link }: RecentResult): SearchHit =>
  row(header === '' ? 'title' : 'header', title, header === '' ? '' : `${title} › ${header}`, link);

/**
 * What the search lists before anything is typed, in the form of an answer: the reader walks and opens it like one.
 * @param lang language of the page
 * @param recents results opened last, newest first
 */
export function startAnswer(lang: Lang, recents: readonly RecentResult[]): SearchAnswer {
  const say = (words: (typeof SEARCH_WORDS)[keyof typeof SEARCH_WORDS]): string => words[lang];
  const group = (name: string, hits: readonly SearchHit[]): PageGroup => ({
    renderType: 'default',
    group: name,
    lang,
    hits,
  });
  const starts = SEARCH_STARTS.map(({ title, text, path }) =>
    row('content', say(title), say(text), localePath(path, lang)),
  );
  const groups = [
    ...(recents.length > 0 ? [group(say(SEARCH_WORDS.recents), recents.map(toRow))] : []),
    group(say(SEARCH_WORDS.starts), starts),
  ];
  return { lists: [{ index: '', label: '', current: true, groups }], otherLang: [], nearTerms: [] };
}
