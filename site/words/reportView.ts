import { defineWords } from './types';

/** What is said when a report cannot be read, by fault (`packages/report`). */
export const REPORT_FAULT_WORDS = defineWords({
  empty: { en: 'There is nothing to read in it.', zh: '里面没有内容。' },
  notReport: {
    en: 'This isn’t a report of Rsdoctor. Open rsdoctor-data.json, rsdoctor-report.html, or the .rsdoctor folder.',
    zh: '这不是 Rsdoctor 的报告。请打开 rsdoctor-data.json、rsdoctor-report.html 或 .rsdoctor 目录。',
  },
  comparison: {
    en: 'This page compares two builds. Open the two reports that it was made from.',
    zh: '这个页面对比了两次构建，请分别打开原来的两份报告。',
  },
  stats: {
    en: 'This is the stats file of a bundler, not a report of Rsdoctor.',
    zh: '这是打包工具的 stats 文件，不是 Rsdoctor 的报告。',
  },
  emptyPage: {
    en: 'This is the page of a report without its data.',
    zh: '这个报告页面里没有数据。',
  },
  manifestOnly: {
    en: 'A manifest only names its data files. Choose its folder instead.',
    zh: 'manifest 只列出数据文件，请选择它所在的目录。',
  },
  missingFile: {
    en: 'A data file that the manifest names isn’t in the folder.',
    zh: '目录里缺少 manifest 列出的数据文件。',
  },
  cutOff: { en: 'The report ends in the middle.', zh: '报告不完整，中途就结束了。' },
  damaged: { en: 'The report is damaged.', zh: '报告已损坏。' },
  wrongForm: {
    en: 'A field of the report has an unexpected type.',
    zh: '报告里有个字段的类型不对。',
  },
  tooLarge: {
    en: 'The report is larger than the limit of 128 MB of data. Build it in brief mode without code: set `output.mode` to `brief`, and leave `resolver` out of `features`. With `features: ["bundle"]`, it gets smaller still.',
    zh: '报告超过了 128 MB 数据的上限。可以用不含代码的 brief 模式构建：把 `output.mode` 设为 `brief`，并从 `features` 里去掉 `resolver`。设成 `features: ["bundle"]` 会更小。',
  },
  tooDeep: { en: 'The report is nested too deeply.', zh: '报告嵌套得太深。' },
  archive: { en: 'The archive can’t be read.', zh: '无法读取这个压缩包。' },
  stopped: { en: 'Stopped.', zh: '已停止。' },
});

/** Words of what the page shows of a report. */
export const REPORT_VIEW_WORDS = defineWords({
  opened: { en: 'The report of {name} is open.', zh: '已打开 {name} 的报告。' },
  builtWith: { en: 'Built with {bundler}', zh: '打包工具：{bundler}' },
  missing: {
    en: 'The report lacks these parts, so what depends on them isn’t shown: {parts}',
    zh: '报告缺少这些部分，相关内容无法显示：{parts}',
  },
  noFindings: { en: 'No rule found anything.', zh: '没有规则发现问题。' },
  order: {
    en: 'What costs the largest part of the output or of the build comes first. Sizes are an upper bound of what a fix saves.',
    zh: '占产物或构建时间最多的排在最前。大小是修复后最多能省下的量。',
  },
  count: { en: '{count} findings', zh: '{count} 个问题' },
  where: { en: 'In this build', zh: '在这次构建里' },
  more: { en: 'About {code}', zh: '了解 {code}' },
  copy: { en: 'Copy', zh: '复制' },
  copied: { en: 'Copied', zh: '已复制' },
  copyFailed: { en: 'Your browser didn’t allow it', zh: '浏览器不允许复制' },
  time: { en: 'Where the time goes', zh: '时间花在哪里' },
  timeNote: {
    en: 'A loader counts while at least one of its calls runs. Calls of different loaders overlap, so don’t add them up.',
    zh: '只要有一次调用在运行，就计入该 loader 的时间。不同 loader 的调用会重叠，不能相加。',
  },
  big: { en: 'What is big', zh: '什么占空间' },
  stages: { en: 'Stages', zh: '阶段' },
  loaders: { en: 'Loaders', zh: 'Loader' },
  folders: { en: 'Folders of the loaders', zh: '各 loader 处理的目录' },
  plugins: { en: 'Plugins', zh: '插件' },
  chunkState: { en: 'Loaded', zh: '加载时机' },
  initial: { en: 'at start', zh: '初始' },
  async: { en: 'later', zh: '异步' },
  version: { en: 'Version', zh: '版本' },
  calls: { en: 'Calls', zh: '调用次数' },
  search: { en: 'Search in {table}', zh: '在{table}中搜索' },
  rows: { en: '{shown} of {all} rows', zh: '{all} 行中的 {shown} 行' },
  showMore: { en: 'Show more', zh: '显示更多' },
  csv: { en: 'Copy as CSV', zh: '复制为 CSV' },
  markdown: { en: 'Copy as Markdown', zh: '复制为 Markdown' },
  compareTitle: { en: 'Compare', zh: '对比' },
  compareHint: {
    en: 'Open the report of an earlier build of the same project to see what was added, removed or has grown.',
    zh: '打开同一项目之前某次构建的报告，看看新增、移除和变大了什么。',
  },
  baseline: { en: 'Choose an earlier report', zh: '选择之前的报告' },
  keep: { en: 'Keep the summary', zh: '保留摘要' },
  json: { en: 'Copy as JSON', zh: '复制为 JSON' },
  pullRequest: { en: 'Copy for a pull request', zh: '复制到 pull request' },
  forget: { en: 'Close the report', zh: '关闭报告' },
});
