import { REPORT_WIDTH } from '../reportInterface';
import type { ReportShot } from './types';

const MAIN_CARD = '[class*="mainColumn-"] .ant-card';
const SIDE_CARD = '[class*="sideColumn-"] .ant-card';
const PROJECT = `${MAIN_CARD}:has([class*="projectOverall-"])`;
const ALERTS = `${MAIN_CARD}:has(> .ant-card-body .ant-tabs)`;
const COMPILE = `${SIDE_CARD}:has(.ant-progress)`;
const NUMBERS = '[class*="overview-"] > [class*="container-"]';
const PANEL = '.ant-tabs-tabpane-active';

const tab = (code: string) => `[data-node-key="${code}"]`;

/** Pictures of the page Overall and of its cards. */
export const OVERVIEW_SHOTS = {
  overall: {
    view: { report: 'rspack-app', route: '#/overall', crop: 'body', maxHeight: 768, marks: [] },
    alt: {
      en: 'The Overall page of a report: {warnings} warnings, {totalSize} in {totalFiles} files, a tab for each rule with findings, and a bar for each build stage',
      zh: '报告的概览页：{warnings} 条警告，{totalFiles} 个文件共 {totalSize}，每条有结果的规则一个标签页，每个构建阶段一根进度条',
    },
    caption: {
      en: 'The first page of a report, here for a small app built with Rspack',
      zh: '报告的第一页：一个用 Rspack 构建的小应用',
    },
    marks: [],
  },
  // What to fix and where the time goes, without what the report says of the machine.
  home: {
    view: { report: 'rspack-app', route: '#/overall', crop: `${ALERTS}, ${COMPILE}`, marks: [] },
    alt: {
      en: 'Two cards of a report: the findings of each rule, with two versions of the package immer, and a bar with a time for each build stage',
      zh: '报告里的两张卡片：左边是每条规则的扫描结果，immer 有两个版本；右边是每个构建阶段的耗时',
    },
    caption: { en: 'What to fix, and where the time goes', zh: '该修什么，时间花在哪里' },
    marks: [],
  },
  // As wide as a phone shows it, and as dense.
  'overall-phone': {
    view: {
      report: 'rspack-app',
      route: '#/overall',
      width: 440,
      height: 2400,
      density: 2.5,
      crop: COMPILE,
      marks: [],
    },
    alt: {
      en: 'The Compile Overall card of a report: a bar with a time for each build stage',
      zh: '报告里的编译数据概览卡片：每个构建阶段一根进度条，右侧是耗时',
    },
    caption: { en: 'How long each build stage took', zh: '每个构建阶段的耗时' },
    marks: [],
  },

  'rsbuild-overall': {
    view: { report: 'rsbuild-app', route: '#/overall', crop: 'body', maxHeight: 768, marks: [] },
    alt: {
      en: 'The Overall page of a report: {warnings} warnings, {totalSize} in {totalFiles} files, and rule E1007 with one module',
      zh: '报告的概览页：{warnings} 条警告，{totalFiles} 个文件共 {totalSize}，规则 E1007 报出了一个模块',
    },
    caption: {
      en: 'The report of an Rsbuild app: the same pages, and no plugin to register',
      zh: 'Rsbuild 应用的报告：页面完全相同，而且不用注册插件',
    },
    marks: [],
  },

  'webpack-overall': {
    view: { report: 'webpack-app', route: '#/overall', crop: 'body', maxHeight: 768, marks: [] },
    alt: {
      en: 'The Overall page of a webpack report: {warnings} warnings, {totalSize} in {totalFiles} files, a tab for each of {rules} rules with findings, and a bar for each build stage',
      zh: 'webpack 报告的概览页：{warnings} 条警告，{totalFiles} 个文件共 {totalSize}，{rules} 条有结果的规则各一个标签页，每个构建阶段一根进度条',
    },
    caption: {
      en: 'The first page of a report, here for the same app built with webpack',
      zh: '报告的第一页：同一个应用改用 webpack 构建',
    },
    marks: [],
  },

  'project-overall': {
    view: {
      report: 'rspack-app',
      route: '#/overall',
      width: REPORT_WIDTH,
      crop: PROJECT,
      marks: [
        `${PROJECT} ${NUMBERS}:nth-child(-n+2)`,
        `${PROJECT} ${NUMBERS}:nth-child(n+3)`,
        `${PROJECT} .ant-descriptions-view`,
        `${PROJECT} .ant-btn-link`,
      ],
    },
    alt: {
      en: 'The Project Overall card: {errors} errors, {warnings} warnings, {totalFiles} files, {totalSize}, with the machine and its versions below',
      zh: '项目信息概览卡片：{errors} 个错误，{warnings} 条警告，{totalFiles} 个文件，{totalSize}，下方是机器和版本信息',
    },
    caption: { en: 'The Project Overall card of an Rspack build', zh: '一次 Rspack 构建的项目信息概览' },
    marks: [
      {
        en: 'Errors and warnings. Rspack counts each of the {findings} findings twice, hence {warnings}.',
        zh: '错误数和警告数。Rspack 把 {findings} 条扫描结果各统计两次，所以是 {warnings}。',
      },
      { en: 'How many files the build wrote, and their total size.', zh: '产物的文件数和总体积。' },
      { en: 'The machine that ran the build, with its versions.', zh: '执行构建的机器和各项版本。' },
      { en: 'Opens the configuration that the bundler used.', zh: '查看打包工具实际使用的配置。' },
    ],
  },

  'bundle-overall': {
    view: {
      report: 'rspack-app',
      route: '#/overall',
      width: 1360,
      crop: `${SIDE_CARD}:has(.ant-segmented)`,
      marks: [
        `${SIDE_CARD} .ant-segmented`,
        `${SIDE_CARD} .ant-alert`,
        `${SIDE_CARD} .ant-descriptions-view`,
        `${SIDE_CARD}:has(.ant-segmented) .ant-btn-link`,
      ],
    },
    alt: {
      en: 'The Bundle Overall card: total size {totalSize}, JS size {jsSize}, HTML size {sizeOfIndexHtml}, and 0 for all other types',
      zh: '产物数据概览卡片：总体积 {totalSize}，JS {jsSize}，HTML {sizeOfIndexHtml}，其他类型均为 0',
    },
    caption: { en: 'The Bundle Overall card of an Rspack build', zh: '一次 Rspack 构建的产物数据概览' },
    marks: [
      { en: 'Switches between sizes and numbers of files.', zh: '在体积和文件数之间切换。' },
      { en: 'The whole output.', zh: '整个产物。' },
      { en: 'One field per file type.', zh: '每种文件类型一个字段。' },
      { en: 'Leads to the modules behind these sizes.', zh: '点击可查看体积由哪些模块构成。' },
    ],
  },

  'compile-overall': {
    view: {
      report: 'webpack-app',
      route: '#/overall',
      width: 1360,
      crop: COMPILE,
      marks: [
        `${COMPILE} .ant-space-item:nth-child(2) > .ant-typography`,
        `${COMPILE} .ant-space-item:nth-child(3) > .ant-typography`,
        `${COMPILE} .ant-space-item:nth-child(4) > .ant-typography`,
        `${COMPILE} .ant-space-item:nth-child(5) > .ant-typography`,
      ],
    },
    alt: {
      en: 'The Compile Overall card with four bars: startup, compile, writing files, and minification; compile is the longest',
      zh: '编译数据概览卡片，四根进度条依次是启动、编译、写文件和代码压缩，其中编译最长',
    },
    caption: { en: 'The Compile Overall card of a webpack build', zh: '一次 webpack 构建的编译数据概览' },
    marks: [
      {
        en: 'Startup: everything before the first module is compiled.',
        zh: '启动：开始编译第一个模块之前。',
      },
      { en: 'Compile, the longest stage of this build.', zh: '编译：这次构建中最长的阶段。' },
      { en: 'Everything after that, including writing the files.', zh: '编译之后的部分，包括写文件。' },
      { en: 'Minification, which is part of compile.', zh: '代码压缩：编译阶段的一部分。' },
    ],
  },

  'bundle-alerts': {
    view: {
      report: 'rspack-app',
      route: '#/overall',
      width: REPORT_WIDTH,
      steps: [{ click: `${PANEL} .ant-collapse-header` }],
      crop: ALERTS,
      marks: [
        `${ALERTS} .ant-tabs-nav-wrap`,
        `${PANEL} [class*="labelContent-"]`,
        `${PANEL} [class*="extraContainer-"] [class*="iconContainer-"]`,
        `${PANEL} [class*="extraContainer-"] button`,
        `${PANEL} .ant-collapse-content`,
      ],
    },
    alt: {
      en: 'The Bundle Alerts card with a tab for each rule; E1001 is open and lists two copies of the immer package with version, source size and bundle size',
      zh: '编译预警卡片，每条规则一个标签页；E1001 已打开，列出两份 immer 的版本、源码体积和打包后体积',
    },
    caption: {
      en: 'The Bundle Alerts card, with a duplicate package opened',
      zh: '编译预警卡片，展开了一个重复的包',
    },
    marks: [
      { en: 'One tab per rule, with its number of findings.', zh: '每条规则一个标签页，数字是结果的数量。' },
      { en: 'The duplicate package.', zh: '重复的包。' },
      { en: 'The source sizes of all its copies, added up.', zh: '各份源码体积之和。' },
      { en: 'Shows which files import each version.', zh: '查看每个版本由哪些文件导入。' },
      { en: 'The copies, with version and sizes.', zh: '每一份的版本和体积。' },
    ],
  },

  'compile-alerts': {
    view: {
      report: 'webpack-app',
      route: '#/overall',
      width: REPORT_WIDTH,
      steps: [{ click: tab('E1003') }],
      crop: ALERTS,
      marks: [tab('E1003'), `${PANEL} .ant-card-body`],
    },
    alt: {
      en: 'The E1003 tab of the Bundle Alerts card: babel-loader has processed files in node_modules, with the time that took',
      zh: '编译预警卡片的 E1003 标签页：babel-loader 处理了 node_modules 里的文件，并注明耗时',
    },
    caption: { en: 'An E1003 finding from a webpack build', zh: 'E1003 在一次 webpack 构建中的结果' },
    marks: [
      {
        en: 'Compile rules share the card with all other rules.',
        zh: '编译类规则与其他规则在同一张卡片里。',
      },
      {
        en: 'One row per loader: its name, how many files, how long.',
        zh: '每个 loader 一行：名称、文件数和耗时。',
      },
    ],
  },

  'rule-config': {
    view: {
      report: 'rspack-app',
      route: '#/overall',
      steps: [{ click: tab('E1004') }],
      crop: ALERTS,
      marks: [tab('E1004'), `${PANEL} .ant-card-body`, tab('E1006')],
    },
    alt: {
      en: 'The E1004 tab of the Bundle Alerts card with one finding in immer.mjs; the E1006 tab next to it has one finding too',
      zh: '编译预警卡片的 E1004 标签页，在 immer.mjs 里有一条结果；旁边的 E1006 标签页也有一条结果',
    },
    caption: {
      en: 'Two rules whose options the sample app has set',
      zh: '示例应用为这两条规则设置了参数',
    },
    marks: [
      {
        en: 'E1004 reports something here because the app sets `ecmaVersion: 2015`.',
        zh: 'E1004 在这里有结果，是因为应用设置了 `ecmaVersion: 2015`。',
      },
      {
        en: 'The finding: source file, place in the output, and reason.',
        zh: '结果的内容：源文件、在产物中的位置、原因。',
      },
      {
        en: 'E1006 has a single finding: `ignore` hides those about `lodash`.',
        zh: 'E1006 只剩一条结果：`lodash` 的结果由 `ignore` 隐藏了。',
      },
    ],
  },
} as const satisfies Readonly<Record<string, ReportShot>>;
