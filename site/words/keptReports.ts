import { defineWords } from './types';

/** Words about reports that readers keep in their browser; they come with the list of them. */
export const KEPT_REPORT_WORDS = defineWords({
  keep: { en: 'Keep this report in this browser', zh: '把报告保存在此浏览器中' },
  hint: {
    en: 'You can also keep the report itself, to open it again later. Up to {count} reports with {limit} MB in all stay in this browser until you forget them. Nothing is sent, but everyone who uses this browser can open them.',
    zh: '报告本身也可以保存下来，方便以后再打开。最多 {count} 份、共 {limit} MB，一直留在此浏览器中，直到你清除。报告不会发送出去，但使用此浏览器的人都能打开。',
  },
  kept: {
    en: 'Kept. This page lists it when you come back.',
    zh: '已保存，下次打开这个页面时会列出来。',
  },
  tooMuch: {
    en: 'There is room for {count} reports with {limit} MB in all. Forget another one first.',
    zh: '最多只能保存 {count} 份、共 {limit} MB，请先清除其他报告。',
  },
  full: {
    en: 'Your browser has no room left, so the report isn’t kept.',
    zh: '浏览器的存储空间已满，报告没有保存。',
  },
  blocked: {
    en: 'Your browser doesn’t let this page store anything, so the report isn’t kept.',
    zh: '浏览器不允许这个页面存储数据，报告没有保存。',
  },
  title: { en: 'Kept in this browser:', zh: '保存在此浏览器中的报告：' },
  forget: { en: 'Forget', zh: '清除' },
  forgetNamed: { en: 'Forget: {name}', zh: '清除：{name}' },
  forgetAll: { en: 'Forget all', zh: '全部清除' },
});
