import { defineWords } from './types';

/** The words that every page carries, by key; those of parts that come later stand in tables of their own. */
export const WORDS = defineWords({
  // The host's keys, which the specification words differently.
  outlineTitle: { en: 'ON THIS PAGE', zh: '本页目录' },
  prevPageText: { en: 'Previous Page', zh: '上一页' },
  nextPageText: { en: 'Next Page', zh: '下一页' },
  sourceCodeText: { en: 'Source', zh: '源码' },
  editLinkText: { en: 'Edit this page', zh: '编辑此页' },
  searchPlaceholderText: { en: 'Search docs', zh: '搜索文档' },
  notFoundText: { en: 'PAGE NOT FOUND', zh: '页面未找到' },
  takeMeHomeText: { en: 'Take me home', zh: '返回首页' },

  // Navigation bar, its menus and the tool switcher; most are names for screen readers.
  navMain: { en: 'Main', zh: '主导航' },
  navSections: { en: 'Sections', zh: '栏目' },
  navPagesOf: { en: 'Pages of', zh: '子页面：' },
  navTools: { en: 'Rstack tools', zh: 'Rstack 工具' },
  navNewTab: { en: '(opens in a new tab)', zh: '（在新标签页打开）' },
  navLanguage: { en: 'Language', zh: '语言' },
  navVersion: { en: 'Version', zh: '版本' },
  navDocumented: { en: 'Documented version', zh: '文档对应的版本' },
  navDark: { en: 'Dark theme', zh: '深色主题' },
  navDarkAuto: { en: 'Follows your system', zh: '跟随系统' },
  navSocial: { en: 'Community', zh: '社区' },
  navMore: { en: 'More', zh: '更多' },
  navMenuOpen: { en: 'Open menu', zh: '打开菜单' },

  // What authors write in Markdown.
  calloutTip: { en: 'Tip', zh: '提示' },
  calloutInfo: { en: 'Note', zh: '说明' },
  calloutWarning: { en: 'Warning', zh: '警告' },
  calloutDanger: { en: 'Danger', zh: '危险' },

  // Around the text of a page.
  skipToContent: { en: 'Skip to content', zh: '跳到正文' },
  sidebarName: { en: 'Documentation', zh: '文档目录' },
  sidebarOpen: { en: 'Menu', zh: '菜单' },
  sidebarGroup: { en: 'Pages in ', zh: '下级页面：' },
  pageNeighbours: { en: 'Previous and next page', zh: '上一页和下一页' },
  feedback: { en: 'Was this helpful? Tell us', zh: '这一页有帮助吗？告诉我们' },
  lastUpdated: { en: 'Last updated:', zh: '最后更新于' },
  headingLink: { en: 'Link to section: ', zh: '章节链接：' },
  codeCopy: { en: 'Copy code', zh: '复制代码' },
  codeCopied: { en: 'Copied', zh: '已复制' },
  codeCopyFailed: {
    en: 'Not copied: your browser blocked the clipboard',
    zh: '未能复制：浏览器不允许访问剪贴板',
  },
  codeWrap: { en: 'Wrap lines', zh: '自动换行' },
  codeScroll: { en: 'Code sample, scrolls sideways', zh: '代码示例，可横向滚动' },
  markdownCopy: { en: 'Copy as Markdown', zh: '复制为 Markdown' },
  markdownCopyFailed: {
    en: "Not copied: the text didn't load, or your browser blocked the clipboard",
    zh: '未能复制：文本加载失败，或浏览器不允许访问剪贴板',
  },
  tableScroll: { en: 'Table, scrolls sideways', zh: '表格，可横向滚动' },
  scrollToTop: { en: 'Back to top', zh: '回到顶部' },
  notFoundReason: {
    en: 'The address may be mistyped, or the page has moved.',
    zh: '地址可能有误，或者页面已经移动。',
  },
});

export type WordKey = keyof typeof WORDS;
