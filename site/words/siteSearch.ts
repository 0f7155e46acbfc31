import { defineWords } from './types';

/** Words of the search dialog; they are loaded with it. */
export const SEARCH_WORDS = defineWords({
  /** Name of the dialog. */
  name: { en: 'Search', zh: '搜索' },
  placeholder: { en: 'Search docs', zh: '搜索文档' },
  /** Name of the field. */
  field: { en: 'Search docs', zh: '搜索文档' },
  clear: { en: 'Clear the query', zh: '清空搜索词' },
  /** Closes the dialog on phones. */
  cancel: { en: 'Cancel', zh: '取消' },
  /** Before anything is typed. */
  hint: {
    en: 'Search pages, sections, options and rule codes.',
    zh: '输入要找的内容：页面、章节、配置项或规则编号。',
  },
  loading: { en: 'Searching…', zh: '正在搜索…' },
  /** Name of the list of results. */
  results: { en: 'Results', zh: '搜索结果' },
  /** Tabs, one for each index. */
  indexes: { en: 'Where to search', zh: '搜索范围' },
  /** Read by screen readers when results arrive; one form for one, one for more. */
  countOne: { en: '1 result', zh: '1 个结果' },
  countMany: { en: '{count} results', zh: '{count} 个结果' },
  /** What a search without results says. */
  noResults: { en: 'No results for "{query}"', zh: '没有找到与「{query}」相关的结果' },
  tryAgain: { en: 'Please try again with a different keyword', zh: '请换一个关键词重试' },
  /** Above the buttons with known terms. */
  nearTerms: { en: 'Similar terms', zh: '相近的词' },
  /** Above pages of the other language. */
  otherLang: { en: 'In Chinese', zh: '英文页面' },
  failed: { en: "The search index couldn't be loaded.", zh: '搜索索引加载失败。' },
  /** Below `noResults`, when the search service failed. */
  serviceFailed: { en: "The search service didn't answer.", zh: '搜索服务没有响应。' },
  searchHere: { en: 'Search on this site instead', zh: '改用站内搜索' },
  retry: { en: 'Retry', zh: '重试' },
  /** Read behind the name of a result of another index. */
  newTab: { en: ' (opens in a new tab)', zh: '（在新标签页打开）' },
  /** Leads a pasted text, such as an error message, to the diagnose box. */
  diagnose: { en: 'Diagnose this text', zh: '诊断这段内容' },
  diagnoseHint: {
    en: 'Explains what a message in the build or the report means.',
    zh: '解释构建或报告里的消息是什么意思。',
  },
  /** What the keys do. */
  keyMove: { en: 'Move', zh: '移动' },
  keyOpen: { en: 'Open', zh: '打开' },
  keyClose: { en: 'Close', zh: '关闭' },
});
