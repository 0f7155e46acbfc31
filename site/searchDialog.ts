import { DIAGNOSE_PATH } from './routes';
import { SEARCH_WORDS } from './words/siteSearch';

/** What a page of search results can be narrowed to, by where its address begins; the first kind that fits counts. */
const BEGINNINGS = [
  ['rules', '/guide/rules/'],
  ['rules', '/guide/more/rules'],
  ['options', '/config/'],
  ['blog', '/blog/'],
  ['guide', '/guide/'],
] as const;

export type SearchKind = (typeof BEGINNINGS)[number][0];

export const SEARCH_KINDS: readonly SearchKind[] = ['rules', 'options', 'guide', 'blog'];

/**
 * The kind of a page.
 * @returns undefined for pages that belong to none, such as home
 */
export const searchKind = (path: string): SearchKind | undefined =>
  BEGINNINGS.find(([, beginning]) => path.startsWith(beginning))?.[0];

/** Pages that the search offers before anything is typed. */
export const SEARCH_STARTS = [
  {
    title: SEARCH_WORDS.startQuick,
    text: SEARCH_WORDS.startQuickText,
    path: '/guide/start/quick-start',
  },
  {
    title: SEARCH_WORDS.startReports,
    text: SEARCH_WORDS.startReportsText,
    path: '/guide/start/live-report',
  },
  { title: SEARCH_WORDS.startDiagnose, text: SEARCH_WORDS.startDiagnoseText, path: DIAGNOSE_PATH },
] as const;
