import { defineWords } from './types';

export const TAB_WORDS = defineWords({
  tabsLabel: { en: 'Choose', zh: '选择' },
  packageManagersLabel: { en: 'Package manager', zh: '包管理器' },
});
