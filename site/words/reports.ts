import { defineWords } from './types';

/** Words of report pictures and live reports. Only pages that show one carry them, so they are not in `WORDS`. */
export const REPORT_WORDS = defineWords({
  /** Button on the poster of a live report. */
  open: { en: 'Open the report here', zh: '在此打开报告' },
  /** In its place while the report is on its way. */
  opening: { en: 'Opening the report…', zh: '正在打开报告…' },
  /** Below the poster when the report could not be had. */
  failed: {
    en: 'The report did not load. Check your connection, then open it again.',
    zh: '报告没有加载成功。请检查网络后重新打开。',
  },
  /** Link below it; the note for new tabs follows. */
  full: { en: 'Open it in full', zh: '打开完整页面' },
  /** Link to a project that the report was built from. */
  project: { en: 'Get the project: {name}', zh: '获取项目：{name}' },
});
