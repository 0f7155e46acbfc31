import { defineWords } from './types';

/** Words of tabs. */
export const TAB_WORDS = defineWords({
  tabsLabel: { en: 'Choose', zh: '选择' },
  packageManagersLabel: { en: 'Package manager', zh: '包管理器' },
});
