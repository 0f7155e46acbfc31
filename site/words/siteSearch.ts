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
  /** Above the results that were opened last. */
  recents: { en: 'Recent', zh: '最近打开' },
  forget: { en: 'Clear recent', zh: '清空最近记录' },
  /** Above the pages that most readers want first. */
  starts: { en: 'Start here', zh: '从这里开始' },
  startQuick: { en: 'Quick start', zh: '快速开始' },
  startQuickText: { en: 'Install, register, run, open', zh: '安装、注册、构建、打开报告' },
  startReports: { en: 'Live reports', zh: '在线报告' },
  startReportsText: { en: 'Try a real report in the browser', zh: '在浏览器里打开一份真实的报告' },
  startDiagnose: { en: 'Diagnose', zh: '诊断' },
  startDiagnoseText: { en: 'Paste what your build printed', zh: '粘贴构建输出的内容' },
  /** Name of the buttons that narrow the results, and the buttons. */
  kinds: { en: 'Show results from', zh: '结果范围' },
  kindRules: { en: 'Rules', zh: '规则' },
  kindOptions: { en: 'Options', zh: '配置项' },
  kindGuide: { en: 'Guide', zh: '指南' },
  kindBlog: { en: 'Blog', zh: '博客' },
  /** Takes the narrowing back when it leaves no result. */
  allKinds: { en: 'Search everywhere', zh: '搜索全部内容' },
  /** Whether the key opens the search. */
  slash: { en: '/ opens search', zh: '按 / 打开搜索' },
  loading: { en: 'Searching…', zh: '正在搜索…' },
  /** Name of the list of results. */
  results: { en: 'Results', zh: '搜索结果' },
  /** Tabs, one for each index. */
  indexes: { en: 'Where to search', zh: '搜索范围' },
  /** Read by screen readers when results arrive; one form for one, one for more. */
  countOne: { en: '1 result', zh: '1 条结果' },
  countMany: { en: '{count} results', zh: '{count} 条结果' },
  /** What a search without results says. */
  noResults: { en: 'No results for "{query}"', zh: '没有找到与「{query}」相关的结果' },
  /** Above results that only have some words of the query. */
  partial: {
    en: 'Nothing matches the whole query. These results are for "{query}".',
    zh: '没有完全匹配的内容，以下是「{query}」的搜索结果。',
  },
  tryAgain: { en: 'Please try again with a different keyword', zh: '请换一个关键词重试' },
  /** Above the links to pages and sections whose headings look like the query. */
  nearHeadings: { en: 'Did you mean one of these?', zh: '是不是要找这些内容？' },
  /** Leads to the list of all pages, whose title it is. */
  allPages: { en: 'All guide pages', zh: '指南总览' },
  /** Opens a form of the repository, filled in with the query; then what it says. */
  askQuestion: { en: 'Ask on GitHub', zh: '到 GitHub 上提问' },
  questionTitle: { en: 'Docs: nothing found for "{query}"', zh: '文档：搜不到「{query}」' },
  questionText: {
    en: 'I searched the docs for "{query}" and found nothing.',
    zh: '我在文档里搜索「{query}」，没有找到相关内容。',
  },
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
  /** Name of what marks the words of a search in the page that it opened, and how many there are. */
  marks: { en: 'Search terms', zh: '搜索词标记' },
  markedOne: { en: '1 match marked', zh: '已标记 1 处' },
  markedMany: { en: '{count} matches marked', zh: '已标记 {count} 处' },
  clearMarks: { en: 'Clear', zh: '清除' },
  /** What the keys do. */
  keyMove: { en: 'Move', zh: '移动' },
  keyOpen: { en: 'Open', zh: '打开' },
  keyClose: { en: 'Close', zh: '关闭' },
});
