import { defineWords } from './types';

/** Words of the components that authors write in MDX. */
export const PART_WORDS = defineWords({
  /** Name of a tab list for screen readers; the labels of its tabs follow. */
  tabsLabel: { en: 'Choose', zh: '选择' },
  packageManagersLabel: { en: 'Package manager', zh: '包管理器' },
  /** Kind of a callout: read before its title, and its title when it has no other. */
  calloutTip: { en: 'Tip', zh: '提示' },
  calloutInfo: { en: 'Note', zh: '说明' },
  calloutWarning: { en: 'Warning', zh: '警告' },
  calloutDanger: { en: 'Danger', zh: '危险' },
});
