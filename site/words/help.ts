import { defineWords } from './types';

/** Words of what the 404 page proposes. */
export const HELP_WORDS = defineWords({
  /** Above the link to the page that took over an old address. */
  notFoundMoved: { en: 'This page has moved', zh: '这个页面已经移动' },
  /** Above the link to the same page in the other language. */
  notFoundOtherLang: { en: 'This page exists in another language', zh: '这个页面有其他语言的版本' },
  /** Above pages whose address or title is similar. */
  notFoundSimilar: { en: 'Did you mean this page?', zh: '你要找的是这个页面吗？' },
  /** Above the main pages, when nothing is similar. */
  notFoundStart: { en: 'Good places to start', zh: '可以从这里开始' },
  /** Opens the search. */
  notFoundSearch: { en: 'Search the docs', zh: '搜索文档' },
});
