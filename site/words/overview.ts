import { defineWords } from './types';

/** Words of overview pages; the host's keys have a dot. */
export const OVERVIEW_WORDS = defineWords({
  /** Title of an overview page that has none. */
  overviewTitle: { en: 'Overview', zh: '概览' },
  /** Group of the pages that belong to no group. */
  overviewOthers: { en: 'Others', zh: '其他' },
  /** Number of pages found, announced while the reader types; the number replaces `{count}`. */
  overviewCount: { en: 'Pages: {count}', zh: '共 {count} 个页面' },
  /** The keyword field. */
  'overview.filterNameText': { en: 'Filter', zh: '筛选' },
  'overview.filterPlaceholderText': { en: 'Enter keyword', zh: '输入关键词' },
  /** Above an empty list; the keyword follows. */
  'overview.filterNoResultText': { en: 'No matching API found: ', zh: '没有匹配的页面：' },
});
