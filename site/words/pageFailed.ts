import { defineWords } from './types';

/** Words in place of a page that could not be shown at all; part of the script of every page. */
export const PAGE_FAILED_WORDS = defineWords({
  /** What happened, and what to do. */
  pageFailed: {
    en: 'This page did not load. Check your connection, then try again.',
    zh: '这个页面没有加载成功。请检查网络后重试。',
  },
  /** Button that loads the page again. */
  reload: { en: 'Reload', zh: '重新加载' },
});
