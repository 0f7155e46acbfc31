import { defineWords } from './types';

/** Words of overview pages beside those of the host. */
export const OVERVIEW_WORDS = defineWords({
  /** Title of an overview page that has none (S2-74). */
  overviewTitle: { en: 'Overview', zh: '概览' },
  /** Group of the pages that belong to no group (S2-81). */
  overviewOthers: { en: 'Others', zh: '其他' },
  /** Number of pages found, announced while the reader types; the number replaces `{count}`. */
  overviewCount: { en: 'Pages: {count}', zh: '页面：{count}' },
});
