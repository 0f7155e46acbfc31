import { defineWords } from './types';

// Words of parts that are loaded when a reader asks for them.

/** Words of the dialogs of narrow screens: the menu and the sidebar. */
export const MENU_WORDS = defineWords({
  navTheme: { en: 'Theme', zh: '主题' },
  navThemeLight: { en: 'Light', zh: '浅色' },
  navThemeAuto: { en: 'Auto', zh: '跟随系统' },
  navThemeDark: { en: 'Dark', zh: '深色' },
  navMenu: { en: 'Menu', zh: '菜单' },
  navMenuClose: { en: 'Close menu', zh: '关闭菜单' },
  sidebarClose: { en: 'Close menu', zh: '关闭菜单' },
});

export const ZOOM_WORDS = defineWords({
  zoomImage: { en: 'Enlarge picture: ', zh: '放大图片：' },
  zoomClose: { en: 'Close', zh: '关闭' },
});

export const HELP_WORDS = defineWords({
  notFoundMoved: { en: 'This page has moved', zh: '这个页面已经移动' },
  notFoundOtherLang: { en: 'This page exists in another language', zh: '这个页面有其他语言的版本' },
  notFoundSimilar: { en: 'Did you mean this page?', zh: '你要找的是这个页面吗？' },
  notFoundStart: { en: 'Good places to start', zh: '可以从这里开始' },
  notFoundSearch: { en: 'Search the docs', zh: '搜索文档' },
});
