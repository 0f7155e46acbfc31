import { defineWords } from './types';

export const REPORT_DIALOG_WORDS = defineWords({
  close: { en: 'Close', zh: '关闭' },
  opening: { en: 'Opening the report…', zh: '正在打开报告…' },
  failed: {
    en: "The report didn't load. Check your connection, then try again.",
    zh: '报告没有加载成功。请检查网络后重试。',
  },
  broken: {
    en: "The interface can't show this report. Its data differ from what this version expects.",
    zh: '报告界面无法显示这份报告，里面的数据与当前版本不符。',
  },
  again: { en: 'Try again', zh: '重试' },
  newTab: { en: 'Open in a new tab', zh: '在新标签页打开' },
  project: { en: 'Get the project ({size})', zh: '下载项目（{size}）' },
  projectNamed: { en: 'Project: {name} ({size})', zh: '项目：{name}（{size}）' },
  actual: { en: 'Actual size', zh: '原始大小' },
  full: { en: 'Open the full report', zh: '打开完整报告' },
  tour: { en: 'Guided tour', zh: '导览' },
});
