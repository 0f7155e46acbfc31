import { defineWords } from './types';

/** What is said when a report cannot be read, by fault (`packages/report`). */
export const REPORT_FAULT_WORDS = defineWords({
  empty: { en: 'There is nothing to read in it.', zh: '里面没有内容。' },
  notReport: {
    en: 'This isn’t an Rsdoctor report. Open rsdoctor-data.json, rsdoctor-report.html, or the .rsdoctor folder.',
    zh: '这不是 Rsdoctor 的报告。请打开 rsdoctor-data.json、rsdoctor-report.html 或 .rsdoctor 目录。',
  },
  comparison: {
    en: 'This page compares two builds. Open the two reports that it was made from.',
    zh: '这个页面对比了两次构建，请分别打开原来的两份报告。',
  },
  stats: {
    en: 'This is a bundler’s stats file, not an Rsdoctor report.',
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
    en: 'A field of the report has an unexpected type. This page reads reports of version 1.0 to {version}; an older or newer version may write something else.',
    zh: '报告里有个字段的类型不对。这个页面能读取 1.0 到 {version} 版本的报告，更旧或更新的版本，格式可能不同。',
  },
  tooLarge: {
    en: 'The report is larger than the limit of {limit} MB of data. Build it in brief mode, where code is left out, and leave resolver out of features. With features: ["bundle"], it gets smaller still, but has no times.',
    zh: '报告超过了 {limit} MB 数据的上限。请改用不含代码的 brief 模式构建，并从 features 里去掉 resolver。设成 features: ["bundle"] 会更小，但就没有耗时了。',
  },
  tooDeep: { en: 'The report is nested too deeply.', zh: '报告嵌套得太深。' },
  archive: { en: 'The archive can’t be read.', zh: '无法读取这个压缩包。' },
  stopped: { en: 'Stopped.', zh: '已停止。' },
});

/** Parts of a report that a build can switch off, by the section that holds them. */
export const MISSING_PART_WORDS = defineWords({
  summary: { en: 'build stages', zh: '构建阶段' },
  loader: { en: 'loaders', zh: 'loader' },
  plugin: { en: 'plugins', zh: '插件' },
  moduleGraph: { en: 'modules', zh: '模块' },
  chunkGraph: { en: 'output files and chunks', zh: '产物文件和 chunk' },
  packageGraph: { en: 'packages', zh: '包' },
});

/** Kinds of files in the output. */
export const OUTPUT_KIND_WORDS = defineWords({
  initialJs: { en: 'JavaScript, loaded at start', zh: 'JavaScript（初始加载）' },
  asyncJs: { en: 'JavaScript, loaded later', zh: 'JavaScript（异步加载）' },
  otherJs: { en: 'JavaScript, in no chunk', zh: 'JavaScript（不属于任何 chunk）' },
  css: { en: 'CSS', zh: 'CSS' },
  html: { en: 'HTML', zh: 'HTML' },
  image: { en: 'Images', zh: '图片' },
  font: { en: 'Fonts', zh: '字体' },
  other: { en: 'Other files', zh: '其他文件' },
});

/** Words of what the page shows of a report. */
export const REPORT_VIEW_WORDS = defineWords({
  opened: {
    en: 'The report of {name} is open. Findings: {findings}.',
    zh: '已打开 {name} 的报告，共有 {findings} 条扫描结果。',
  },
  parts: { en: 'Parts of the report', zh: '报告的各部分' },
  missing: {
    en: 'The build left these parts out of the report, so this page knows nothing about them: {parts}.',
    zh: '构建时没有采集以下内容，因此无法分析：{parts}。',
  },
  newer: {
    en: 'This site describes version {version}, which has no rule {codes}. A newer version probably made this report.',
    zh: '本站介绍的是 {version} 版本，其中没有规则 {codes}，这份报告很可能来自更新的版本。',
  },
  alsoThere: {
    en: 'The folder also contains reports from other builds. To open one, choose its folder: {paths}.',
    zh: '这个目录里还有其他构建的报告，选择对应的目录即可打开：{paths}。',
  },
  comma: { en: ', ', zh: '、' },
  noFindings: { en: 'No rule found anything.', zh: '所有规则都没有发现问题。' },
  order: {
    en: 'Findings that affect the largest part of the output or of the build time come first. Sizes add up everything that the findings name, so a fix can save less.',
    zh: '占产物体积或构建时间最多的结果排在最前。体积是报告所列内容的总和，实际能省下的可能更少。',
  },
  one: { en: '1 finding', zh: '1 条结果' },
  count: { en: '{count} findings', zh: '{count} 条结果' },
  ofOutput: { en: '{share} of the output', zh: '占产物的 {share}' },
  ofBuild: { en: '{share} of the build time', zh: '占构建时间的 {share}' },
  where: { en: 'In this build', zh: '在这次构建里' },
  moreFindings: { en: '{count} more', zh: '还有 {count} 条' },
  dearest: {
    en: 'The list ends after the {count} most expensive ones.',
    zh: '这里只列出代价最大的 {count} 条。',
  },
  involved: { en: 'Packages and modules: {count}', zh: '涉及的包和模块：{count} 个' },
  more: { en: 'About {code}', zh: '了解 {code}' },
  newTab: { en: ' (opens in a new tab)', zh: '（在新标签页打开）' },
  copy: { en: 'Copy', zh: '复制' },
  copied: { en: 'Copied', zh: '已复制' },
  copyFailed: { en: 'Your browser didn’t allow it', zh: '浏览器不允许复制' },
  time: { en: 'Where the time goes', zh: '时间花在哪里' },
  timeNote: {
    en: 'Minify is a part of Compile. A loader counts while at least one of its calls is running; calls of different loaders overlap, so don’t add them up. Plugins whose names begin with Rsdoctor do the measuring.',
    zh: 'Minify 的时间已经算在 Compile 里。只要有一次调用在运行，就计入该 loader 的时间；不同 loader 的调用会重叠，不能相加。名称以 Rsdoctor 开头的插件就是测量本身的开销。',
  },
  big: { en: 'What is big', zh: '什么占空间' },
  stages: { en: 'Stages', zh: '构建阶段' },
  loaders: { en: 'Loaders', zh: 'Loader' },
  folders: { en: 'Folders, by loader', zh: '各 loader 处理的目录' },
  folder: { en: 'Folder', zh: '目录' },
  plugins: { en: 'Plugins', zh: '插件' },
  kinds: { en: 'The output by kind', zh: '产物构成' },
  kind: { en: 'Kind', zh: '类型' },
  chunkState: { en: 'Loaded', zh: '加载时机' },
  initial: { en: 'at start', zh: '初始' },
  async: { en: 'later', zh: '异步' },
  version: { en: 'Version', zh: '版本' },
  calls: { en: 'Calls', zh: '调用次数' },
  search: { en: 'Filter the rows of {table}', zh: '筛选「{table}」的行' },
  filter: { en: 'Filter', zh: '筛选' },
  rows: { en: '{shown} of {found} rows', zh: '{found} 行中的 {shown} 行' },
  rowsOfLargest: {
    en: '{shown} of {found} rows (the largest {rows} of {total})',
    zh: '{found} 行中的 {shown} 行（{total} 行里最大的 {rows} 行）',
  },
  showMore: { en: 'Show more', zh: '显示更多' },
  csv: { en: 'Copy as CSV', zh: '复制为 CSV' },
  markdown: { en: 'Copy as Markdown', zh: '复制为 Markdown' },
  compareTitle: { en: 'Compare with an earlier build', zh: '与之前的构建对比' },
  compareHint: {
    en: 'Open the report of an earlier build to see what was added or removed, and what grew. You can also drop or paste it anywhere below the first box.',
    zh: '打开之前某次构建的报告，看看新增了什么、移除了什么、什么变大了。也可以把报告拖放或粘贴到第一个框下方的任意位置。',
  },
  compared: { en: 'The two reports are compared below.', zh: '两份报告的对比如下。' },
  totals: { en: 'Totals', zh: '总计' },
  changed: { en: '{table}: what changed', zh: '{table}：哪些变了' },
  change: { en: 'Change', zh: '变动' },
  added: { en: 'added', zh: '新增' },
  removed: { en: 'removed', zh: '移除' },
  grown: { en: 'grown', zh: '增加' },
  shrunk: { en: 'shrunk', zh: '减少' },
  otherVersion: { en: 'another version', zh: '版本变化' },
  pullRequest: { en: 'Copy the summary for a pull request', zh: '复制用于合并请求的摘要' },
  keep: { en: 'Keep the summary', zh: '保存摘要' },
  keepHint: {
    en: 'This page forgets the report when you leave it, unless you keep it. The summary has the numbers, the findings with their fixes, the largest packages and the slowest loaders.',
    zh: '离开页面后，报告就不再保留，除非你选择保存。摘要里有各项数字、扫描结果及修复方法、最大的包和最慢的 loader。',
  },
  saveMarkdown: { en: 'Save as Markdown', zh: '保存为 Markdown' },
  json: { en: 'Copy as JSON', zh: '复制为 JSON' },
  saveJson: { en: 'Save as JSON', zh: '保存为 JSON' },
  /** Buttons that open the interface of the report on the reader's data; the second one is for a finding. */
  full: { en: 'Open the full report', zh: '打开完整报告' },
  inFull: { en: 'Show in the full report', zh: '在完整报告中查看' },
  fullTitle: { en: 'Full report of {name}', zh: '{name} 的完整报告' },
  forget: { en: 'Forget this report', zh: '清除这份报告' },
});
