import { defineWords } from './types';

export const REPORT_WORDS = defineWords({
  open: { en: 'Open the report', zh: '打开报告' },
  inDialog: { en: '(opens in a dialog)', zh: '（在弹窗中打开）' },
  inReport: { en: 'See this in the report', zh: '在报告中查看' },
  enlarge: { en: 'Tap to enlarge', zh: '点按可放大' },
  example: { en: 'Example', zh: '示例' },
  project: { en: 'Get the project: {name} ({size})', zh: '下载项目：{name}（{size}）' },
});
