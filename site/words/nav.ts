import { defineWords } from './types';

/** Words of the navigation bar, its menus and the tool switcher; most are names for screen readers. */
export const NAV_WORDS = defineWords({
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
});
