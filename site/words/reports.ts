import { defineWords } from './types';

/** Words of report pictures and live reports. Only pages that show one carry them, so they are not in `WORDS`. */
export const REPORT_WORDS = defineWords({
  /** Button on the poster of a live report. */
  open: { en: 'Open the report here', zh: '在此打开报告' },
  /** Link below it; the note for new tabs follows. */
  full: { en: 'Open it in full', zh: '打开完整页面' },
  /** Link to a project that the report was built from. */
  project: { en: 'Get the project: {name}', zh: '获取项目：{name}' },
});
