import { defineWords } from './types';

/** Words of what the diagnose box answers. */
export const DIAGNOSIS_WORDS = defineWords({
  /** Said first; the cards follow. */
  foundOne: { en: '1 known message found.', zh: '识别出 1 条已知消息。' },
  found: { en: '{count} known messages found.', zh: '识别出 {count} 条已知消息。' },
  /** How grave a message is. */
  error: { en: 'Error', zh: '错误' },
  warning: { en: 'Warning', zh: '警告' },
  note: { en: 'Note', zh: '提示' },
  /** How often a message stands in the text. */
  times: { en: '{count} times', zh: '{count} 次' },
  /** Before packages and files that the text names. */
  named: { en: 'Found in your text', zh: '其中提到' },
  moreNames: { en: 'and {count} more', zh: '以及另外 {count} 个' },
  fix: { en: 'First fix:', zh: '先这样修：' },
  /** Link to the page with the whole answer. */
  more: { en: 'More: {title}', zh: '详情：{title}' },
  unknownCode: {
    en: 'No built-in rule of {version} has the code {code}. The codes are {first} to {last}.',
    zh: '{version} 没有编号为 {code} 的内置规则，编号从 {first} 到 {last}。',
  },
  empty: { en: 'Type or paste something first.', zh: '请先输入或粘贴内容。' },
  clean: {
    en: 'This report has no findings.',
    zh: '这份报告里没有任何扫描结果。',
  },
  manifest: {
    en: 'This is a manifest. It only names data files; the findings are in the file errors/0 beside it. Open that file, or copy the lines from the terminal.',
    zh: '这是 manifest 文件，只列出数据文件；结果在旁边的 errors/0 里。请打开那个文件，或复制终端里的几行。',
  },
  otherJson: {
    en: 'This is JSON, but not an Rsdoctor report. Report JSON is named rsdoctor-data.json and contains the list data.errors.',
    zh: '这是 JSON，但不是 Rsdoctor 的报告。报告 JSON 的文件名是 rsdoctor-data.json，其中有列表 data.errors。',
  },
  brokenJson: {
    en: 'This looks like JSON that was cut off or changed, and no known message is in it. Open the file itself instead.',
    zh: '这像是不完整或被改动过的 JSON，里面也没有已知的消息。请直接打开文件。',
  },
  emptyPage: {
    en: 'This is the page of a report without its data. Open the HTML file of brief mode, or copy the lines from the terminal.',
    zh: '这是报告的页面，里面没有数据。请打开 brief 模式的 HTML 文件，或复制终端里的几行。',
  },
  tooLong: {
    en: 'Too long (limit: {limit} million characters). Paste just the warning.',
    zh: '内容太长，最多读取 {limit}00 万个字符。请只粘贴有警告的几行。',
  },
  unreadable: {
    en: "The file couldn't be read. Copy the lines from the terminal instead.",
    zh: '无法读取这个文件，请改为复制终端里的几行。',
  },
  unknown: { en: 'Nothing known about this.', zh: '没有找到相关的说明。' },
  /** Above the lines of a paste that nothing is known about. */
  others: { en: 'Nothing known about these lines:', zh: '以下几行没有找到相关的说明：' },
  /** Before the answers that are most like the text. */
  nearest: { en: 'Closest answers', zh: '最接近的答案' },
  /** Ways on: opens the search; leads to the issues; to the list of what to put into a bug report, whose heading it is. */
  search: { en: 'Search this site', zh: '搜索本站' },
  ask: { en: 'Ask on GitHub', zh: '到 GitHub 上提问' },
  reportHelp: { en: 'Report a bug', zh: '反馈问题' },
  newTab: { en: '(opens in a new tab)', zh: '（在新标签页打开）' },
});
