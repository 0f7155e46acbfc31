import { defineWords } from './types';

/** What is said when a report cannot be read, by fault (`packages/report`): what it is, and what to do next. */
export const REPORT_FAULT_WORDS = defineWords({
  empty: {
    en: 'This file is empty. Open the report that the build wrote, or build again.',
    zh: '这个文件是空的。请打开构建生成的报告，或重新构建。',
  },
  notReport: {
    en: 'This is {kind}, not an Rsdoctor report. Open rsdoctor-data.json, rsdoctor-report.html, or the .rsdoctor folder.',
    zh: '这不是 Rsdoctor 的报告，文件类型：{kind}。请打开 rsdoctor-data.json、rsdoctor-report.html 或 .rsdoctor 目录。',
  },
  noReport: {
    en: 'None of these files is an Rsdoctor report. Choose the output folder of the build: it contains rsdoctor-data.json, rsdoctor-report.html, or the .rsdoctor folder.',
    zh: '这些文件里没有 Rsdoctor 的报告。请选择构建的输出目录，其中应有 rsdoctor-data.json、rsdoctor-report.html 或 .rsdoctor 目录。',
  },
  several: { en: 'There are several reports. Choose one:', zh: '这里有多份报告，请选择一份：' },
  hollow: {
    en: 'This has the form of a report, but contains nothing about a build: no name, no modules, no output files. Open the file as the build wrote it, or build again with bundle in features.',
    zh: '这个文件的格式像报告，但没有任何构建信息：没有名称、模块，也没有产物文件。请打开构建生成的原文件，或在 features 里加上 bundle 重新构建。',
  },
  comparison: {
    en: 'This is a comparison of two builds. Open the two reports that it was made from.',
    zh: '这是两次构建的对比，请分别打开原来的两份报告。',
  },
  stats: {
    en: "This is a bundler's stats file, not an Rsdoctor report. Rsdoctor's command line can show it:",
    zh: '这是打包工具的 stats 文件，不是 Rsdoctor 的报告。可以用 Rsdoctor 的命令行工具查看：',
  },
  manyStats: {
    en: "This is the stats file of several compilers, not an Rsdoctor report. Rsdoctor's command line shows an empty page for it, so take one compiler out of it first (0 is the first one):",
    zh: '这是多个 compiler 的 stats 文件，不是 Rsdoctor 的报告。直接交给 Rsdoctor 的命令行工具，只会看到空页面。请先取出其中一个 compiler 的数据（0 是第一个）：',
  },
  bareStats: {
    en: 'This is a bundler\'s stats file without assets or chunks, so Rsdoctor\'s command line would show no modules, or just an empty page. Write the file again with stats: "normal" in the config, or call stats.toJson() without options.',
    zh: '这是打包工具的 stats 文件，但缺少 assets 或 chunks。用 Rsdoctor 的命令行工具打开，会看不到模块，甚至整页都是空的。请在配置里设置 stats: "normal"，或者调用不带参数的 stats.toJson()，重新生成这个文件。',
  },
  emptyPage: {
    en: 'This is the page of a report without its data. Open rsdoctor-report.html from a build in brief mode, or the .rsdoctor folder of this build.',
    zh: '这个报告页面里没有数据。请打开 brief 模式生成的 rsdoctor-report.html，或这次构建的 .rsdoctor 目录。',
  },
  manifestOnly: {
    en: 'A manifest only names its data files. Choose its folder instead.',
    zh: 'manifest 只列出数据文件，请选择它所在的目录。',
  },
  shard: {
    en: 'This is one of the data files of a report. Choose the whole .rsdoctor folder, with its manifest.json.',
    zh: '这只是报告的一个数据文件。请选择整个 .rsdoctor 目录，其中要有 manifest.json。',
  },
  missingFile: {
    en: "A data file that the manifest names isn't in the folder. Choose the whole .rsdoctor folder, or copy it again.",
    zh: '目录里缺少 manifest 列出的数据文件。请选择完整的 .rsdoctor 目录，或重新复制一份。',
  },
  cutOff: {
    en: 'The file is incomplete. Copy or download it again, or build again.',
    zh: '文件不完整，被截断了。请重新复制或下载，或重新构建。',
  },
  damaged: {
    en: 'The file is damaged. Copy or download it again, or build again.',
    zh: '文件已损坏。请重新复制或下载，或重新构建。',
  },
  wrongForm: {
    en: 'The report has an unexpected format. This page reads reports of Rsdoctor 1.0 to {version}.',
    zh: '报告的格式与预期不符。这里能读取 Rsdoctor 1.0 到 {version} 的报告。',
  },
  tooLarge: {
    en: 'This report is over the {limit} MB limit. Build again in brief mode, or with features: ["bundle"].',
    zh: '报告超过 {limit} MB 的上限。请改用 brief 模式，或设置 features: ["bundle"]，重新构建。',
  },
  tooMany: {
    en: 'There are more than {files} files. Choose the .rsdoctor folder, or the output folder of the build.',
    zh: '文件超过 {files} 个。请选择 .rsdoctor 目录，或构建的输出目录。',
  },
  tooDeep: {
    en: 'This is nested too deeply for a report. Open the file as the build wrote it.',
    zh: '嵌套太深，不像是报告。请打开构建生成的原文件。',
  },
  encrypted: {
    en: 'This zip is encrypted. Unpack it with its password, then open the report or the folder in it.',
    zh: '这个 zip 加了密。请先用密码解压，再打开其中的报告或目录。',
  },
  archive: {
    en: "This zip is of a form that can't be read here. Unpack it yourself, then open the report or the folder in it.",
    zh: '无法读取这种形式的 zip。请先自行解压，再打开其中的报告或目录。',
  },
  packed: {
    en: 'This is {kind}. Only zip and gzip can be opened here: unpack it first{command}, then open the report or the folder in it.',
    zh: '文件类型：{kind}。这里只能打开 zip 和 gzip，请先解压，再打开其中的报告或目录。{command}',
  },
  unreadable: {
    en: "The file can't be read. It may have been moved, changed or deleted; choose it again.",
    zh: '无法读取这个文件，它可能已被移动、修改或删除。请重新选择。',
  },
  stopped: { en: 'Stopped.', zh: '已停止。' },
});

/** What a file is that cannot be opened, within a sentence (`packages/report`). */
export const FILE_KIND_WORDS = defineWords({
  picture: { en: 'a picture', zh: '图片' },
  pdf: { en: 'a PDF', zh: 'PDF 文件' },
  binary: { en: 'a binary file', zh: '二进制文件' },
  page: { en: 'another HTML page', zh: '其他 HTML 页面' },
  savedPage: { en: 'a page saved as MHTML', zh: '保存为 MHTML 的页面' },
  script: { en: 'code or a config file', zh: '代码或配置文件' },
  text: { en: 'a text file', zh: '文本文件' },
  list: { en: 'a JSON list', zh: 'JSON 数组' },
  jsonLines: { en: 'a file of JSON lines', zh: '逐行的 JSON 文件' },
  sourceMap: { en: 'a source map', zh: 'source map' },
  packageJson: { en: 'a package.json', zh: 'package.json' },
  lockfile: { en: 'a lockfile', zh: 'lockfile' },
  webManifest: { en: 'the manifest of a web app', zh: 'Web 应用的 manifest' },
  compilerConfig: { en: 'a TypeScript config', zh: 'TypeScript 配置' },
  summary: { en: 'a summary that was saved from a report', zh: '从报告保存的摘要' },
  json: { en: 'another JSON file', zh: '其他 JSON 文件' },
  tar: { en: 'a tar archive', zh: 'tar 归档' },
  nested: { en: 'an archive inside several others', zh: '嵌套多层的压缩包' },
  '7z': { en: 'a 7z archive', zh: '7z 压缩包' },
  rar: { en: 'a RAR archive', zh: 'RAR 压缩包' },
  xz: { en: 'a file compressed with xz', zh: '用 xz 压缩的文件' },
  zstd: { en: 'a file compressed with Zstandard', zh: '用 Zstandard 压缩的文件' },
  bzip2: { en: 'a file compressed with bzip2', zh: '用 bzip2 压缩的文件' },
  brotli: { en: 'a file compressed with Brotli', zh: '用 Brotli 压缩的文件' },
});

/** Parts of a report that can be empty (`packages/report`): their names, and what is said when a build had none of them. */
export const REPORT_PART_WORDS = defineWords({
  errors: { en: 'findings', zh: '扫描结果' },
  summary: { en: 'build stages', zh: '构建阶段' },
  loader: { en: 'loaders', zh: 'loader' },
  plugin: { en: 'plugins', zh: '插件' },
  moduleGraph: { en: 'modules', zh: '模块' },
  chunkGraph: { en: 'output files', zh: '产物文件' },
  chunks: { en: 'chunks', zh: 'chunk' },
  packageGraph: { en: 'packages', zh: '包' },
});

/** The same where the build collected a part, and had none. */
export const NONE_IN_BUILD_WORDS = defineWords({
  errors: { en: 'No rule found anything.', zh: '所有规则都没有发现问题。' },
  summary: { en: 'The build had no stages.', zh: '构建没有任何阶段。' },
  loader: {
    en: 'The build ran no loaders that Rsdoctor could record.',
    zh: '这次构建没有运行 Rsdoctor 能记录的 loader。',
  },
  plugin: { en: 'No plugin was called.', zh: '没有插件被调用。' },
  moduleGraph: { en: 'The build had no modules.', zh: '这次构建没有模块。' },
  chunkGraph: { en: 'The build wrote no files.', zh: '这次构建没有生成文件。' },
  chunks: { en: 'The build had no chunks.', zh: '这次构建没有 chunk。' },
  packageGraph: { en: 'No module belongs to a package.', zh: '没有模块属于某个包。' },
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
  openedOnly: { en: 'The report of {name} is open.', zh: '已打开 {name} 的报告。' },
  /** Above the reports of a folder, while one of them is open. */
  choices: { en: 'Reports in what you opened', zh: '你打开的内容里的报告' },
  /** Before what is wrong with files beside the report. */
  skipped: { en: 'Not opened:', zh: '以下文件没有打开：' },
  lookUp: { en: 'Diagnose the messages in it', zh: '诊断其中的消息' },
  statsLink: { en: 'What it shows', zh: '能看到什么' },
  parts: { en: 'Parts of the report', zh: '报告的各部分' },
  fixTab: { en: 'Fix first', zh: '先修什么' },
  timeTab: { en: 'Time', zh: '耗时' },
  sizeTab: { en: 'Size', zh: '体积' },
  compareTab: { en: 'Compare', zh: '对比' },
  saveTab: { en: 'Save', zh: '保存' },
  gzipped: { en: '{size} gzipped', zh: 'gzip 后 {size}' },
  off: {
    en: 'The build left these parts out of the report: {parts}. To get them, add {features} to features and build again.',
    zh: '构建时没有采集以下内容：{parts}。需要的话，请在 features 里加上 {features}，重新构建。',
  },
  unknown: {
    en: 'The report says nothing about these parts: {parts}. Either the build had none, or they were left out: add {features} to features and build again to find out.',
    zh: '报告里没有以下内容：{parts}。可能是构建里本来就没有，也可能没有采集：在 features 里加上 {features}，重新构建就知道了。',
  },
  newer: {
    en: 'This site describes version {version}, which has no rule {codes}. A newer version probably made this report.',
    zh: '本站介绍的是 {version} 版本，其中没有规则 {codes}，这份报告很可能来自更新的版本。',
  },
  comma: { en: ', ', zh: '、' },
  noFindings: { en: 'No rule found anything.', zh: '所有规则都没有发现问题。' },
  fewChecked: {
    en: 'No rule found anything, but some had nothing to check: add {features} to features and build again.',
    zh: '没有规则发现问题，但有些规则无从检查：请在 features 里加上 {features}，重新构建。',
  },
  noFindingList: {
    en: "The report doesn't say what the rules found.",
    zh: '报告里没有规则的扫描结果。',
  },
  notCompared: {
    en: 'Not compared, because one of the reports says nothing about them: {parts}.',
    zh: '以下内容有一份报告没有记录，因此没有对比：{parts}。',
  },
  order: {
    en: 'Findings that affect most of the output or of the build time come first. Sizes are upper limits: a fix can save less.',
    zh: '涉及体积或构建时间最多的结果排在最前。体积是上限，实际能省下的可能更少。',
  },
  one: { en: '1 finding', zh: '1 条结果' },
  count: { en: '{count} findings', zh: '{count} 条结果' },
  ofOutput: { en: '{share} of the output', zh: '占产物的 {share}' },
  ofBuild: { en: '{share} of the build time', zh: '占构建时间的 {share}' },
  where: { en: 'In this build', zh: '在这次构建里' },
  moreFindings: { en: '{count} more', zh: '还有 {count} 条' },
  dearest: {
    en: 'Showing the {count} most expensive findings.',
    zh: '这里只列出影响最大的 {count} 条。',
  },
  involved: { en: 'Packages and modules: {count}', zh: '涉及的包和模块：{count} 个' },
  more: { en: 'About {code}', zh: '了解 {code}' },
  newTab: { en: ' (opens in a new tab)', zh: '（在新标签页打开）' },
  copied: { en: 'Copied', zh: '已复制' },
  copyFailed: { en: "Your browser didn't allow it", zh: '浏览器不允许访问剪贴板' },
  timeNote: {
    en: "Minify is part of Compile. Loader times overlap, so don't add them up. Plugins whose names begin with Rsdoctor are the measuring itself.",
    zh: 'Minify 已经算在 Compile 里。不同 loader 的时间会重叠，不能相加。名称以 Rsdoctor 开头的插件，耗时是测量本身的开销。',
  },
  stages: { en: 'Stages', zh: '构建阶段' },
  loaders: { en: 'Loaders', zh: 'Loader' },
  folders: { en: 'Folders, by loader', zh: '各 loader 处理的目录' },
  folder: { en: 'Folder', zh: '目录' },
  plugins: { en: 'Plugins', zh: '插件' },
  kinds: { en: 'Output by type', zh: '产物构成' },
  kind: { en: 'Type', zh: '类型' },
  chunkState: { en: 'Loaded', zh: '加载时机' },
  initial: { en: 'at start', zh: '初始' },
  async: { en: 'later', zh: '异步' },
  version: { en: 'Version', zh: '版本' },
  calls: { en: 'Calls', zh: '调用次数' },
  search: { en: 'Filter the rows of {table}', zh: '筛选「{table}」的行' },
  filter: { en: 'Filter', zh: '筛选' },
  rows: { en: '{found} of {rows} rows', zh: '显示 {found} 行，共 {rows} 行' },
  rowsOfLargest: {
    en: '{found} of {rows} rows, the largest of {total}',
    zh: '显示 {found} 行，共 {rows} 行（总数是 {total} 行，这些是最大的）',
  },
  showAll: { en: 'Show all {rows}', zh: '显示全部 {rows} 行' },
  export: { en: 'Export', zh: '导出' },
  csv: { en: 'Copy as CSV', zh: '复制为 CSV' },
  markdown: { en: 'Copy as Markdown', zh: '复制为 Markdown' },
  compareHint: {
    en: 'Open the report of an earlier build to see what was added or removed, and what grew.',
    zh: '打开之前某次构建的报告，看看新增了什么、移除了什么、什么变大了。',
  },
  compared: { en: 'Compared with the earlier report.', zh: '已与之前的报告对比。' },
  totals: { en: 'Totals', zh: '总计' },
  changed: { en: '{table}: what changed', zh: '{table}的变化' },
  change: { en: 'Change', zh: '变动' },
  added: { en: 'added', zh: '新增' },
  removed: { en: 'removed', zh: '移除' },
  grown: { en: 'grown', zh: '变大' },
  shrunk: { en: 'shrunk', zh: '变小' },
  otherVersion: { en: 'different version', zh: '版本变化' },
  pullRequest: { en: 'Copy the summary for a pull request', zh: '复制摘要，用于合并请求' },
  keepHint: {
    en: 'The report is gone when you leave this page, unless you save it. The summary has the numbers, the findings with their fixes, the largest packages and the slowest loaders.',
    zh: '离开页面后报告就没有了，想留着请保存。摘要里有各项数字、扫描结果及修复方法、最大的包和最慢的 loader。',
  },
  saveMarkdown: { en: 'Save as Markdown', zh: '保存为 Markdown' },
  json: { en: 'Copy as JSON', zh: '复制为 JSON' },
  saveJson: { en: 'Save as JSON', zh: '保存为 JSON' },
  /** Buttons that open the interface of the report on the reader's data; the second one is for a finding. */
  full: { en: 'Open the full report', zh: '打开完整报告' },
  inFull: { en: 'Show in the full report', zh: '在完整报告中查看' },
  fullTitle: { en: 'Full report of {name}', zh: '{name} 的完整报告' },
  another: { en: 'Open another', zh: '打开另一份' },
  forget: { en: 'Remove this report', zh: '清除这份报告' },
});
