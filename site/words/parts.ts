import { defineWords } from './types';

/** Words of what authors write in Markdown. */
export const PART_WORDS = defineWords({
  calloutTip: { en: 'Tip', zh: '提示' },
  calloutInfo: { en: 'Note', zh: '说明' },
  calloutWarning: { en: 'Warning', zh: '警告' },
  calloutDanger: { en: 'Danger', zh: '危险' },
});
