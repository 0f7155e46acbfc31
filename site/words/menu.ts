import { defineWords } from './types';

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
