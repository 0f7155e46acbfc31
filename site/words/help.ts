import { defineWords } from './types';

/** Words of what the 404 page proposes. */
export const HELP_WORDS = defineWords({
  notFoundMoved: { en: 'This page has moved', zh: '这个页面已经移动' },
  notFoundOtherLang: { en: 'This page exists in another language', zh: '这个页面有其他语言的版本' },
  notFoundSimilar: { en: 'Did you mean this page?', zh: '你要找的是这个页面吗？' },
  notFoundStart: { en: 'Good places to start', zh: '可以从这里开始' },
  notFoundSearch: { en: 'Search the docs', zh: '搜索文档' },
});
