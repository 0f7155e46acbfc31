import { defineWords } from './types';

/** Words of overview pages; the host's keys have a dot. */
export const OVERVIEW_WORDS = defineWords({
  overviewTitle: { en: 'Overview', zh: '概览' },
  overviewOthers: { en: 'Others', zh: '其他' },
  overviewCount: { en: 'Pages: {count}', zh: '共 {count} 个页面' },
  'overview.filterNameText': { en: 'Filter', zh: '筛选' },
  'overview.filterPlaceholderText': { en: 'Enter keyword', zh: '输入关键词' },
  'overview.filterNoResultText': { en: 'No matching API found: ', zh: '没有匹配的页面：' },
});
