import { defineWords } from './types';

/** Words of the notice that something did not load, which a script inside the page shows. */
export const LOAD_NOTICE_WORDS = defineWords({
  failed: {
    en: 'Part of this page failed to load. You can still read the text. Check your connection, then try again.',
    zh: '网站的一部分没有加载成功，页面上的文字仍可阅读。请检查网络后重试。',
  },
  reload: { en: 'Reload', zh: '重新加载' },
  close: { en: 'Close', zh: '关闭' },
});
