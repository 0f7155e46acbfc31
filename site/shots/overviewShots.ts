import type { ReportShotFact } from './ReportShotFact';

/** Pictures of the page Overall and of its cards. */
export const OVERVIEW_SHOTS = {
  overall: {
    report: 'rspack-app',
    alt: {
      en: 'The Overall page of a report: {warnings} warnings, {totalSize} in {totalFiles} files, a tab for each rule with findings, and a bar for each build stage',
      zh: '报告的概览页：{warnings} 条警告，{totalFiles} 个文件共 {totalSize}，每条有结果的规则一个标签页，每个构建阶段一根进度条',
    },
    caption: {
      en: 'The first page of a report, here of a small app built with Rspack',
      zh: '报告的第一页，来自一个用 Rspack 构建的小应用',
    },
    marks: [],
  },
  'overall-phone': {
    report: 'rspack-app',
    alt: {
      en: 'The card Compile Overall of a report: a bar for each build stage with its time',
      zh: '报告的编译数据概览卡片：每个构建阶段一根进度条和耗时',
    },
    caption: { en: 'The time of each build stage in a report', zh: '报告里各构建阶段的耗时' },
    marks: [],
  },
  'rsbuild-overall': {
    report: 'rsbuild-app',
    alt: {
      en: 'The Overall page of a report: {warnings} warnings, {totalSize} in {totalFiles} files, and rule E1007 with one module',
      zh: '报告的概览页：{warnings} 条警告，{totalFiles} 个文件共 {totalSize}，规则 E1007 报告了一个模块',
    },
    caption: {
      en: 'The report of an Rsbuild app: the same pages, with nothing to register',
      zh: 'Rsbuild 应用的报告：页面相同，不需要注册插件',
    },
    marks: [],
  },
  'project-overall': {
    report: 'rspack-app',
    alt: {
      en: 'The card Project Overall: {errors} errors, {warnings} warnings, {totalFiles} files, {totalSize}, and below it the machine and the versions',
      zh: '项目信息概览卡片：{errors} 个错误，{warnings} 条警告，{totalFiles} 个文件，{totalSize}，下方是机器和版本信息',
    },
    caption: {
      en: 'Project Overall, in a report of an Rspack build',
      zh: '项目信息概览，来自一次 Rspack 构建',
    },
    marks: [
      {
        en: 'Errors and warnings of the build. {findings} findings count {warnings} here, since Rspack counts each twice.',
        zh: '构建的错误数和警告数。{findings} 条规则结果在这里是 {warnings}，因为 Rspack 每条统计两次。',
      },
      { en: 'Number of output files and their bytes.', zh: '输出文件的个数和字节数。' },
      { en: 'The machine that ran the build, and its versions.', zh: '执行构建的机器及各项版本。' },
      { en: 'The configuration that the bundler used.', zh: '打包工具实际使用的配置。' },
    ],
  },
  'bundle-overall': {
    report: 'rspack-app',
    alt: {
      en: 'The card Bundle Overall: total size {totalSize}, JS size {jsSize}, HTML size {sizeOfIndexHtml}, all other types 0',
      zh: '产物数据概览卡片：总体积 {totalSize}，JS {jsSize}，HTML {sizeOfIndexHtml}，其他类型均为 0',
    },
    caption: {
      en: 'Bundle Overall, in a report of an Rspack build',
      zh: '产物数据概览，来自一次 Rspack 构建',
    },
    marks: [
      { en: 'Sizes, or numbers of files.', zh: '在体积和文件数之间切换。' },
      { en: 'All output files together.', zh: '所有输出文件的总和。' },
      { en: 'One field per file type.', zh: '每种文件类型一个字段。' },
      { en: 'The way to the modules behind the sizes.', zh: '进入产物体积分析页面，查看体积来自哪些模块。' },
    ],
  },
  'compile-overall': {
    report: 'webpack-app',
    alt: {
      en: 'The card Compile Overall with four bars: start-up, compile, writing and minification; compile is the longest',
      zh: '编译数据概览卡片，四根进度条：启动、编译、写出和压缩，其中编译最长',
    },
    caption: {
      en: 'Compile Overall, in a report of a webpack build',
      zh: '编译数据概览，来自一次 webpack 构建',
    },
    marks: [
      { en: 'Start-up, until the first module is compiled.', zh: '启动阶段，直到开始编译第一个模块。' },
      { en: 'Compile, the longest stage of this build.', zh: '编译阶段，这次构建中最长的一段。' },
      { en: 'From the end of compile to the written files.', zh: '从编译结束到文件写出。' },
      { en: 'Minification, a part of compile.', zh: '代码压缩，属于编译阶段的一部分。' },
    ],
  },
  'bundle-alerts': {
    report: 'rspack-app',
    alt: {
      en: 'The card Bundle Alerts with a tab per rule; E1001 is open and shows two copies of the package immer with version, source size and bundle size',
      zh: '编译预警卡片，每条规则一个标签页；E1001 已展开，列出两份 immer 的版本、源码体积和打包后体积',
    },
    caption: { en: 'Bundle Alerts with a finding opened', zh: '编译预警卡片，其中一条结果已展开' },
    marks: [
      { en: 'A tab per rule, with its number of findings.', zh: '每条规则一个标签页，带结果数量。' },
      { en: 'The package that is there more than once.', zh: '重复出现的包。' },
      { en: 'Sum of the source sizes of all copies.', zh: '各份的源码体积之和。' },
      { en: 'Opens the files that import each version.', zh: '查看是哪些文件导入了各个版本。' },
      { en: 'The copies, with version and sizes.', zh: '每一份的版本和体积。' },
    ],
  },
  'compile-alerts': {
    report: 'webpack-app',
    alt: {
      en: 'The tab of rule E1003 in the card Bundle Alerts: babel-loader has processed files of node_modules, with the time that cost',
      zh: '编译预警卡片中 E1003 的标签页：babel-loader 处理了 node_modules 中的文件，并给出耗时',
    },
    caption: {
      en: 'A finding of E1003, in a report of a webpack build',
      zh: 'E1003 的一条结果，来自一次 webpack 构建',
    },
    marks: [
      { en: 'The compile rules are tabs among the others.', zh: '编译类规则与其他规则并列为标签页。' },
      {
        en: 'One row per loader: the loader, its files and the time.',
        zh: '每个 loader 一行：名称、文件数和耗时。',
      },
    ],
  },
  'rule-config': {
    report: 'rspack-app',
    alt: {
      en: 'The tab of rule E1004 in the card Bundle Alerts with one finding in immer.mjs, beside the tab of E1006 with one finding',
      zh: '编译预警卡片中 E1004 的标签页，在 immer.mjs 中有一条结果；旁边是 E1006 的标签页，也有一条结果',
    },
    caption: {
      en: 'What settings do to the findings: the example sets options for both rules',
      zh: '配置对结果的影响：示例项目为这两条规则都设置了选项',
    },
    marks: [
      {
        en: 'E1004 is silent by default. It reports here because the example sets `ecmaVersion: 2015`.',
        zh: 'E1004 默认不报告。这里有结果，是因为示例设置了 `ecmaVersion: 2015`。',
      },
      {
        en: 'The finding: source, place in the output, reason.',
        zh: '结果的内容：源文件、在产物中的位置、原因。',
      },
      {
        en: 'E1006 has one finding; `ignore` hides those of `lodash`.',
        zh: 'E1006 只有一条结果；`lodash` 的结果被 `ignore` 隐藏。',
      },
    ],
  },
} as const satisfies Readonly<Record<string, ReportShotFact>>;
