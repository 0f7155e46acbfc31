import { defineWords } from './types';

/** Words of report pictures and live reports. Only pages that show one carry them, so they are not in `WORDS`. */
export const REPORT_WORDS = defineWords({
  /** On the picture that opens a live report. */
  open: { en: 'Open the report', zh: '打开报告' },
  /** Read behind every link into a live report; without scripts, such a link opens a new tab, and says that. */
  inDialog: { en: '(opens in a dialog)', zh: '（在弹窗中打开）' },
  /** Link below a picture, and among the facts of a rule: opens the live report at that view or finding. */
  inReport: { en: 'See this in the report', zh: '在报告中查看' },
  /** Behind the caption of a picture, on phones. */
  enlarge: { en: 'Tap to enlarge', zh: '点按可放大' },
  /** Name of that link among the facts of a rule. */
  example: { en: 'Example', zh: '示例' },
  /** Link that downloads a project that the report was built from. */
  project: { en: 'Get the project: {name} ({size})', zh: '下载项目：{name}（{size}）' },
});
