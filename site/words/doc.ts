import { defineWords } from './types';

/** Words around the text of a page: its navigation, its tools, and what is announced. */
export const DOC_WORDS = defineWords({
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
});
