import type { ReportShot, ReportView } from './types';

const PROJECT = '[class*="mainColumn-"] .ant-card:has([class*="projectOverall-"])';
const SIDE_CARD = '[class*="sideColumn-"] .ant-card';
const SIZES = `${SIDE_CARD}:has(.ant-segmented)`;
const STAGES = `${SIDE_CARD}:has(.ant-progress)`;
const DRAWER = '.ant-drawer-content';

/** The details of a build stage, in a report of the webpack build. */
const stage = (place: number, maxHeight: number, marks: readonly string[]) =>
  ({
    report: 'webpack-app',
    route: '#/overall',
    height: 900,
    steps: [{ click: `${STAGES} button >> nth=${place}` }],
    crop: DRAWER,
    maxHeight,
    marks,
  }) satisfies ReportView;

const fileRow = (start: string) =>
  `${DRAWER} .ant-tree-treenode:has([class*="treeTitle-"]:text-matches("^${start}"))`;

/** Pictures of what opens behind the cards of the page Overall. */
export const STAGE_SHOTS = {
  'bundler-config': {
    view: {
      report: 'rspack-app',
      route: '#/overall',
      height: 900,
      steps: [
        { click: `${PROJECT} .ant-btn-link` },
        { select: `${DRAWER} .ant-select-selector`, text: 'optimization' },
      ],
      crop: DRAWER,
      maxHeight: 508,
      marks: [`${DRAWER} .ant-select`, `${DRAWER} .react-json-view`],
    },
    alt: {
      en: 'The Bundler Config Viewer drawer, narrowed down to the optimization options of Rspack, as a tree of keys and values',
      zh: 'Bundler Config Viewer 抽屉，只显示 Rspack 的 optimization 配置，以键和值组成的树呈现',
    },
    caption: {
      en: 'The configuration that the bundler really used',
      zh: '打包工具实际使用的配置',
    },
    marks: [
      { en: 'Only `optimization` is selected.', zh: '只选择了 `optimization`。' },
      { en: 'Its values, with the defaults filled in.', zh: '各项的值，默认值已经补全。' },
    ],
  },

  messages: {
    view: {
      report: 'rspack-app',
      route: '#/overall',
      height: 900,
      steps: [{ click: '.anticon-bug' }],
      crop: '.rc-dialog-content',
      maxHeight: 440,
      marks: ['.rc-dialog-body > .ant-row >> nth=0'],
    },
    alt: {
      en: 'White text on black over the page: the count of errors and warnings, and below it the warnings of the build, one box each',
      zh: '覆盖在页面上的黑底白字面板：上方是错误数和警告数，下方逐条列出构建的警告',
    },
    caption: {
      en: "The bug icon opens the bundler's messages, as in the terminal",
      zh: '点击虫子图标，可以看到打包工具在终端里打印的消息',
    },
    marks: [{ en: 'How many errors and warnings there are.', zh: '错误和警告各有多少条。' }],
  },

  'js-files': {
    view: {
      report: 'rspack-app',
      route: '#/overall',
      height: 900,
      steps: [
        { click: `${SIZES} .ant-segmented-item:nth-child(2)` },
        { click: `${SIZES} .ant-descriptions-view :text-is("4")` },
      ],
      crop: DRAWER,
      maxHeight: 250,
      marks: [`${fileRow('main')} .ant-tag-cyan`, fileRow('531')],
    },
    alt: {
      en: 'The Files drawer with the four JS files of the build and their sizes; two of them are marked initial',
      zh: 'Files 抽屉，列出构建的 4 个 JS 文件及其体积，其中两个带 initial 标记',
    },
    caption: { en: 'The JS files of the build', zh: '构建生成的 JS 文件' },
    marks: [
      { en: 'A page needs this file before it can start.', zh: '页面启动前必须下载的文件。' },
      { en: 'No mark: loaded on demand.', zh: '没有标记：按需加载。' },
    ],
  },

  'file-counts': {
    view: {
      report: 'rspack-app',
      route: '#/overall',
      width: 1600,
      steps: [{ click: `${SIZES} .ant-segmented-item:nth-child(2)` }],
      crop: SIZES,
      marks: [`${SIZES} .ant-segmented`, `${SIZES} .ant-descriptions-view`],
    },
    alt: {
      en: 'The Bundle Overall card switched to Files: {totalFiles} files in all, and a number for each type',
      zh: '切换到 Files 的产物数据概览卡片：一共 {totalFiles} 个文件，每种类型一个数字',
    },
    caption: { en: 'Bundle Overall, switched to Files', zh: '切换到 Files 的产物数据概览' },
    marks: [
      { en: 'Switches between sizes and numbers of files.', zh: '在体积和文件数之间切换。' },
      { en: 'Click a number to list its files.', zh: '点击数字，列出对应的文件。' },
    ],
  },

  'stage-start': {
    view: stage(0, 370, [`${DRAWER} canvas`]),
    alt: {
      en: 'The drawer of the first stage with a chart: a row for each hook, and a stripe for each call of a plugin',
      zh: '第一阶段的抽屉里有一张图表：每个 hook 一行，插件的每次调用是一个色块',
    },
    caption: {
      en: 'What runs in Bootstrap ~ BeforeCompile',
      zh: 'Bootstrap ~ BeforeCompile 阶段运行了什么',
    },
    marks: [
      {
        en: 'Each row is a hook, each stripe a call of a plugin function.',
        zh: '每行是一个 hook，每个色块是插件函数的一次调用。',
      },
    ],
  },

  'stage-end': {
    view: stage(1, 605, [`${DRAWER} .ant-table-tbody`]),
    alt: {
      en: 'The drawer of the last stage with a table of plugins, hooks, calls and durations',
      zh: '最后一个阶段的抽屉里有一张表格，列出插件、hook、调用次数和耗时',
    },
    caption: { en: 'What runs in AfterCompile ~ Done', zh: 'AfterCompile ~ Done 阶段运行了什么' },
    marks: [
      {
        en: 'Slowest plugins first. Ignore rows that start with `Rsdoctor`.',
        zh: '最慢的插件在最前面。以 `Rsdoctor` 开头的行可以忽略。',
      },
    ],
  },

  'stage-minify': {
    view: stage(2, 605, [`${DRAWER} .ant-table-tbody tr.ant-table-row >> nth=0`]),
    alt: {
      en: 'The Minify drawer with TerserPlugin in the first row of the table: hook processAssets, one call',
      zh: 'Minify 抽屉，表格第一行是 TerserPlugin：hook 为 processAssets，调用一次',
    },
    caption: { en: 'Where the time for minification goes', zh: '代码压缩的时间花在哪里' },
    marks: [{ en: 'This plugin takes nearly all of it.', zh: '几乎全部时间都花在这个插件上。' }],
  },
} as const satisfies Readonly<Record<string, ReportShot>>;
