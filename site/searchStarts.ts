import { DIAGNOSE_PATH } from './routes';
import { SEARCH_WORDS } from './words/siteSearch';

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
