import { defineWords } from './types';

/**
 * Texts of the DocSearch dialog in Chinese, by the names that DocSearch 3.9.0 gives them. English is its own.
 */
export const DOC_SEARCH_CHINESE = {
  searchBox: {
    resetButtonTitle: '清除查询',
    resetButtonAriaLabel: '清除查询',
    cancelButtonText: '取消',
    cancelButtonAriaLabel: '取消',
    searchInputLabel: '搜索',
  },
  footer: {
    selectText: '选择',
    selectKeyAriaLabel: '回车键',
    navigateText: '切换',
    navigateUpKeyAriaLabel: '向上键',
    navigateDownKeyAriaLabel: '向下键',
    closeText: '关闭',
    closeKeyAriaLabel: 'Esc 键',
    searchByText: '搜索由以下服务提供',
  },
  startScreen: {
    recentSearchesTitle: '最近搜索',
    noRecentSearchesText: '暂无最近搜索',
    saveRecentSearchButtonTitle: '收藏这条搜索',
    removeRecentSearchButtonTitle: '从历史记录中移除',
    favoriteSearchesTitle: '收藏',
    removeFavoriteSearchButtonTitle: '从收藏中移除',
  },
  noResultsScreen: {
    noResultsText: '没有找到',
    suggestedQueryText: '可以试试搜索',
    reportMissingResultsText: '觉得这里应该有结果？',
    reportMissingResultsLinkText: '告诉我们。',
  },
  errorScreen: {
    titleText: '无法获取结果',
    helpText: '请检查网络连接。',
  },
} as const;

export const DOC_SEARCH_WORDS = defineWords({
  'docSearch.errorHelp': {
    en: 'You might want to check your network connection.',
    zh: DOC_SEARCH_CHINESE.errorScreen.helpText,
  },
  'docSearch.errorTitle': { en: 'Unable to fetch results', zh: DOC_SEARCH_CHINESE.errorScreen.titleText },
  'docSearch.searchLocally': { en: 'Search on this site instead', zh: '改用站内搜索' },
  'docSearch.resultCount': { en: '{count} results', zh: '{count} 条结果' },
  'docSearch.noResults': { en: 'No results for "{query}"', zh: '没有找到与「{query}」相关的结果' },
});
