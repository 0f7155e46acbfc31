import words from './reportView.json' with { type: 'json' };
import { defineWords } from './types';

/** What is said when a report cannot be read, by fault (`packages/report`): what it is, and what to do next. */
export const REPORT_FAULT_WORDS = words.faults;

/** What a file is that cannot be opened, within a sentence (`packages/report`). */
export const FILE_KIND_WORDS = words.fileKinds;

/** Parts of a report that can be empty (`packages/report`): their names, and what is said when a build had none of them. */
export const REPORT_PART_WORDS = words.parts;

/** The same where the build collected a part, and had none. */
export const NONE_IN_BUILD_WORDS = words.noneInBuild;

/** Kinds of files in the output. */
export const OUTPUT_KIND_WORDS = words.outputKinds;

/** Words of what the page shows of a report. */
export const REPORT_VIEW_WORDS = words.view;

/** Words about reports that readers keep in their browser. */
export const KEPT_REPORT_WORDS = defineWords({
  keep: { en: 'Save this report in this browser', zh: '把报告保存在这个浏览器里' },
  hint: {
    en: 'Save the report itself to open it again later. Up to {count} reports with {limit} MB in total stay in this browser until you remove them. Everyone who uses this browser can open them.',
    zh: '报告本身也可以保存下来，以后再打开。最多 {count} 份、共 {limit} MB，一直留在这个浏览器里，直到你清除。使用这个浏览器的人都能打开。',
  },
  kept: {
    en: 'Saved in this browser.',
    zh: '已保存在这个浏览器里。',
  },
  tooMuch: {
    en: 'Limit reached ({count} reports, {limit} MB). Remove one first.',
    zh: '已达上限（{count} 份、{limit} MB），请先清除其他报告。',
  },
  full: {
    en: "Your browser has no room left, so the report isn't saved.",
    zh: '浏览器的存储空间已满，报告没有保存。',
  },
  blocked: {
    en: "Your browser doesn't let this page store anything, so the report isn't saved.",
    zh: '浏览器不允许这个页面存储数据，报告没有保存。',
  },
  title: { en: 'Saved in this browser:', zh: '保存在这个浏览器里的报告：' },
  forget: { en: 'Remove', zh: '清除' },
  forgetNamed: { en: 'Remove: {name}', zh: '清除：{name}' },
  forgetAll: { en: 'Remove all', zh: '全部清除' },
});
