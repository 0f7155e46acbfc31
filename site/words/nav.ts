import { defineWords } from './types';

/** Words of the navigation bar, its menus and the tool switcher; most are names for screen readers. */
export const NAV_WORDS = defineWords({
  /** Names of the lists of sections at the end and at the start of the bar. */
  navMain: { en: 'Main', zh: '主导航' },
  navSections: { en: 'Sections', zh: '栏目' },
  /** Button beside a section that has pages of its own; the section's name follows. */
  navPagesOf: { en: 'Pages of', zh: '子页面：' },
  /** Tool switcher: name of its button, heading of its list. */
  navTools: { en: 'Rstack tools', zh: 'Rstack 工具' },
  /** Read behind every link to another site; behind those of the text, by their sheet (`theme/styles/host-text.css`). */
  navNewTab: { en: '(opens in a new tab)', zh: '（在新标签页打开）' },
  /** Language and version switch; the current one follows. */
  navLanguage: { en: 'Language', zh: '语言' },
  navVersion: { en: 'Version', zh: '版本' },
  /** Explains the version beside the title. */
  navDocumented: { en: 'Documented version', zh: '文档对应的版本' },
  /** The theme switch of the bar, and its hint while the theme is the system's. */
  navDark: { en: 'Dark theme', zh: '深色主题' },
  navDarkAuto: { en: 'Follows your system', zh: '跟随系统' },
  /** Social links, and the menu with those that do not fit. */
  navSocial: { en: 'Community', zh: '社区' },
  navMore: { en: 'More', zh: '更多' },
  /** Opens the menu of narrow screens; its own words stand in `menu.ts`. */
  navMenuOpen: { en: 'Open menu', zh: '打开菜单' },
});
