import { defineWords } from './types';

/** Words around the text of a page: its navigation, its tools, and what is announced. */
export const DOC_WORDS = defineWords({
  /** First link of every page, for the keyboard. */
  skipToContent: { en: 'Skip to content', zh: '跳到正文' },
  /** Name of the list of pages, and of the drawer that holds it on phones. */
  sidebarName: { en: 'Documentation', zh: '文档目录' },
  sidebarOpen: { en: 'Menu', zh: '菜单' },
  /** In front of the group's name, on the button beside a group that is a page itself. */
  sidebarGroup: { en: 'Pages in ', zh: '下级页面：' },
  /** Name of the links to the page before and after. */
  pageNeighbours: { en: 'Previous and next page', zh: '上一页和下一页' },
  /** Below the text: leads to an issue that is filled in. */
  feedback: { en: 'Was this helpful? Tell us', zh: '这一页有帮助吗？告诉我们' },
  /** In front of the day of the last change. */
  lastUpdated: { en: 'Last updated:', zh: '最后更新于' },
  /** Name of the link beside a heading; the heading's text follows. */
  headingLink: { en: 'Link to section: ', zh: '章节链接：' },
  /** Code samples. */
  codeCopy: { en: 'Copy code', zh: '复制代码' },
  codeCopied: { en: 'Copied', zh: '已复制' },
  codeCopyFailed: {
    en: 'Not copied: your browser blocked the clipboard',
    zh: '未能复制：浏览器不允许访问剪贴板',
  },
  codeWrap: { en: 'Wrap lines', zh: '自动换行' },
  codeScroll: { en: 'Code sample, scrolls sideways', zh: '代码示例，可横向滚动' },
  /** Copies the Markdown export of the page, below its text. */
  markdownCopy: { en: 'Copy as Markdown', zh: '复制为 Markdown' },
  markdownCopyFailed: {
    en: "Not copied: the text didn't load, or your browser blocked the clipboard",
    zh: '未能复制：文本加载失败，或浏览器不允许访问剪贴板',
  },
  /** Name of a table that is wider than the page. */
  tableScroll: { en: 'Table, scrolls sideways', zh: '表格，可横向滚动' },
  scrollToTop: { en: 'Back to top', zh: '回到顶部' },
});
