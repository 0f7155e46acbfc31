import type { ReportShot } from './types';

const CARD = '.ant-layout-content .ant-card >> nth=0';
const CHART = '.loader-chart-container canvas';
const TOOLTIP = '.loader-tooltip-container';
// The same place of the chart can be a bar in one build and a stripe in another.
const OF_BAR = `${TOOLTIP}:has-text("files(node_modules)")`;
const OF_STRIPE = `${TOOLTIP}:has-text("isPitch")`;
const DRAWER = '.ant-drawer-content';
const row = (text: string) =>
  `.rc-tree-treenode:has(:text-is("${text}")), .ant-tree-treenode:has(:text-is("${text}"))`;
const title = (text: string) => `.ant-layout-content :text-is("${text}")`;

/** Pictures of single ideas on the loader and plugin pages. */
export const TIME_SHOTS = {
  'timeline-stripe': {
    view: {
      report: 'webpack-app',
      route: '#/webpack/loaders/overall',
      width: 1360,
      steps: [{ hover: CHART, at: { x: 300, y: 80 }, until: OF_STRIPE }],
      crop: CARD,
      marks: [TOOLTIP],
    },
    alt: {
      en: 'The loader timeline with the tooltip of a stripe: filepath, duration, isPitch, start and end of one call',
      zh: 'Loader 时间线上一个色块的提示：一次调用的 filepath、duration、isPitch、start 和 end',
    },
    caption: { en: 'The tooltip of a stripe: a single call', zh: '色块的提示：一次调用' },
    marks: [{ en: 'The file, the self time, start and end.', zh: '文件、自身耗时和起止时间。' }],
  },

  'timeline-bar': {
    view: {
      report: 'webpack-app',
      route: '#/webpack/loaders/overall',
      width: 1360,
      steps: [{ hover: CHART, at: { x: 400, y: 60 }, until: OF_BAR }],
      crop: CARD,
      marks: [TOOLTIP],
    },
    alt: {
      en: 'The loader timeline with the tooltip of a light bar: number of files, estimated duration, first start and last end',
      zh: 'Loader 时间线上浅色条的提示：文件数、估算的耗时、最早的开始时间和最晚的结束时间',
    },
    caption: {
      en: 'The tooltip of a light bar: all calls of a loader',
      zh: '浅色条的提示：一个 loader 的所有调用',
    },
    marks: [{ en: 'All calls of this loader together.', zh: '这个 loader 所有调用的合计。' }],
  },

  'timeline-filter': {
    view: {
      report: 'webpack-app',
      route: '#/webpack/loaders/overall',
      width: 1360,
      steps: [
        { fill: '.ant-card-body input.ant-input', text: 'node_modules' },
        // The chart follows a moment later.
        { click: '.ant-card-head-title' },
        { click: '.ant-card-head-title' },
      ],
      crop: CARD,
      marks: ['.ant-card-body .ant-input-affix-wrapper, .ant-card-body input.ant-input'],
    },
    alt: {
      en: 'The loader timeline, filtered by node_modules: only babel-loader is left',
      zh: '按 node_modules 筛选的 Loader 时间线，只剩 babel-loader',
    },
    caption: { en: 'Only calls for files in packages', zh: '只看处理第三方包的调用' },
    marks: [{ en: 'Part of the path.', zh: '路径的一部分。' }],
  },

  'timeline-rspack': {
    view: {
      report: 'rspack-app',
      route: '#/webpack/loaders/overall',
      width: 1360,
      steps: [{ hover: CHART, at: { x: 500, y: 364 }, until: OF_BAR }],
      crop: CARD,
      marks: [TOOLTIP],
    },
    alt: {
      en: 'The loader timeline of an Rspack build with four rows; babel-loader is the longest, and its tooltip counts 160 files, 154 of them in node_modules',
      zh: '一次 Rspack 构建的 Loader 时间线，共四行；babel-loader 最长，提示显示 160 个文件，其中 154 个在 node_modules 里',
    },
    caption: {
      en: 'babel-loader runs nearly from start to end',
      zh: 'babel-loader 几乎从头运行到尾',
    },
    marks: [{ en: 'Nearly all of its files are in packages.', zh: '处理的文件几乎都在第三方包里。' }],
  },

  'loader-config': {
    view: {
      report: 'webpack-app',
      route: '#/webpack/loaders/overall',
      height: 900,
      steps: [{ click: '.ant-card-extra button' }],
      crop: DRAWER,
      maxHeight: 508,
      marks: [`${DRAWER} .react-json-view`],
    },
    alt: {
      en: 'The Bundler Config Viewer of the loader page, which shows the module key of the configuration',
      zh: 'loader 页面上的 Bundler Config Viewer，显示配置里的 module 字段',
    },
    caption: { en: 'The module rules that the bundler really used', zh: '打包工具实际使用的 module 配置' },
    marks: [{ en: 'The options, with the defaults filled in.', zh: '各项配置，默认值已经补全。' }],
  },

  'folder-totals': {
    view: {
      report: 'webpack-app',
      route: '#/webpack/loaders/analysis',
      height: 900,
      steps: [{ click: title('node_modules') }],
      crop: `${DRAWER} .ant-card`,
      maxHeight: 215,
      marks: [`${DRAWER} .ant-card-head`, `${DRAWER} .ant-table-tbody`],
    },
    alt: {
      en: 'The table Statistics of node_modules: babel-loader with its number of files and its total duration',
      zh: 'node_modules 的 Statistics of 表格：babel-loader 的文件数和总耗时',
    },
    caption: { en: 'The totals of a folder', zh: '一个目录的合计' },
    marks: [
      { en: 'The folder.', zh: '目录。' },
      { en: 'One row per loader, slowest first.', zh: '每个 loader 一行，最慢的在最前面。' },
    ],
  },

  'folder-rspack': {
    view: {
      report: 'rspack-app',
      route: '#/webpack/loaders/analysis',
      height: 900,
      steps: [{ click: title('node_modules') }],
      crop: `${DRAWER} .ant-card`,
      maxHeight: 215,
      marks: [`${DRAWER} .ant-table-tbody`],
    },
    alt: {
      en: 'The table Statistics of node_modules in a report of an Rspack build: babel-loader with 154 files and its total duration',
      zh: '一次 Rspack 构建里 node_modules 的 Statistics of 表格：babel-loader 处理了 154 个文件，附总耗时',
    },
    caption: {
      en: 'What E1003 would report, found by hand on Rspack',
      zh: '使用 Rspack 时，手动找到 E1003 要找的问题',
    },
    marks: [{ en: 'A JavaScript loader with many files.', zh: '一个处理了很多文件的 JavaScript loader。' }],
  },

  'loader-order': {
    view: {
      report: 'webpack-app',
      route: '#/webpack/loaders/analysis',
      height: 900,
      steps: [{ click: title('styles.css') }, { click: `${DRAWER} .ant-tabs-tab >> nth=0` }],
      crop: DRAWER,
      maxHeight: 420,
      marks: [`${DRAWER} .ant-timeline-item >> nth=0`],
    },
    alt: {
      en: 'The drawer of the file styles.css: the pitch call of mini-css-extract-plugin comes first, css-loader second',
      zh: 'styles.css 的抽屉：先是 mini-css-extract-plugin 的 pitch 调用，然后是 css-loader',
    },
    caption: {
      en: 'The loaders of a style sheet, in the order they ran',
      zh: '一个样式表经过的 loader，按运行顺序排列',
    },
    marks: [
      {
        en: 'A pitch function, which runs before the other loaders.',
        zh: 'pitch 函数，先于其他 loader 运行。',
      },
    ],
  },

  'loader-props': {
    view: {
      report: 'webpack-app',
      route: '#/webpack/loaders/analysis',
      height: 900,
      steps: [{ click: title('main.jsx') }, { click: `${DRAWER} .ant-tabs-tab >> nth=0` }],
      crop: DRAWER,
      maxHeight: 520,
      marks: [`${DRAWER} .ant-timeline`, `${DRAWER} .ant-tabs-content-holder`],
    },
    alt: {
      en: 'The drawer of the file main.jsx: its loader calls on the left, the properties of the selected call on the right',
      zh: 'main.jsx 的抽屉：左侧是各次 loader 调用，右侧是所选调用的属性',
    },
    caption: { en: 'What a loader received for a file', zh: 'loader 处理一个文件时收到了什么' },
    marks: [
      { en: 'The calls, in the order they ran.', zh: '各次调用，按运行顺序排列。' },
      { en: 'Paths, duration and options of the selected call.', zh: '所选调用的路径、耗时和参数。' },
    ],
  },

  'loader-missing': {
    view: {
      report: 'rspack-app',
      route: '#/webpack/loaders/analysis',
      width: 1360,
      steps: [{ fill: '[class*="loaderAnalysis-"] input.ant-input', text: 'immer.mjs' }],
      crop: CARD,
      maxHeight: 260,
      marks: [
        '[class*="loaderAnalysis-"] .ant-input-affix-wrapper, [class*="loaderAnalysis-"] input.ant-input',
        '[class*="loaderAnalysis-"] .ant-card-head-title .ant-typography-secondary',
      ],
    },
    alt: {
      en: 'Loaders Analysis, filtered by immer.mjs: Total Files is 0, and the tree is empty',
      zh: '按 immer.mjs 筛选的 Loaders 分析：Total Files 为 0，文件树是空的',
    },
    caption: { en: 'A file that no loader has processed', zh: '没有任何 loader 处理过的文件' },
    marks: [
      { en: 'Part of the path, case-sensitive.', zh: '路径的一部分，区分大小写。' },
      { en: 'Nothing matches.', zh: '没有匹配的文件。' },
    ],
  },

  'plugins-rspack': {
    view: {
      report: 'rspack-app',
      route: '#/webpack/plugins',
      width: 1360,
      crop: CARD,
      maxHeight: 462,
      marks: ['.ant-table-tbody tr.ant-table-row:nth-child(-n+5)'],
    },
    alt: {
      en: "The table of plugin taps of an Rspack build, with Rsdoctor's own plugins in nearly every row",
      zh: 'Rspack 构建的插件 tap 列表，几乎每一行都是 Rsdoctor 自己的插件',
    },
    caption: { en: 'The plugins analysis of an Rspack build', zh: '一次 Rspack 构建的 Plugins 分析' },
    marks: [
      {
        en: "Rsdoctor's own work: ignore it.",
        zh: 'Rsdoctor 自身的工作，可以忽略。',
      },
    ],
  },

  'plugins-filter': {
    view: {
      report: 'webpack-app',
      route: '#/webpack/plugins',
      width: 1360,
      steps: [{ select: '.ant-card-body .ant-select-selector', text: 'Terser' }],
      crop: CARD,
      maxHeight: 360,
      marks: ['.ant-card-body .ant-select >> nth=0', '.ant-table-tbody tr.ant-table-row:nth-child(-n+2)'],
    },
    alt: {
      en: 'The table of plugin taps, filtered by TerserPlugin: only the taps of that plugin are left',
      zh: '按 TerserPlugin 筛选的插件 tap 列表，只剩这个插件的 tap',
    },
    caption: { en: 'All taps of a single plugin', zh: '一个插件的全部 tap' },
    marks: [
      { en: 'The filter by plugin.', zh: '按插件筛选。' },
      {
        en: 'One call in two rows: count its duration once.',
        zh: '同一次调用占了两行，耗时只能算一次。',
      },
    ],
  },

  'loader-tags': {
    view: {
      report: 'webpack-app',
      route: '#/webpack/loaders/analysis',
      width: 1360,
      steps: [{ hover: `${row('styles.css')} >> .ant-tag` }],
      crop: `${row('legacy')}, ${row('styles.css')}`,
      marks: [row('styles.css')],
    },
    alt: {
      en: 'The file styles.css in the tree, with a tag for each of its loaders',
      zh: '文件树里的 styles.css，行末是各个 loader 的标签',
    },
    caption: { en: 'The loaders of a style sheet', zh: '一个样式表经过的 loader' },
    marks: [{ en: 'One tag per loader, with its duration.', zh: '每个 loader 一个标签，附耗时。' }],
  },
} as const satisfies Readonly<Record<string, ReportShot>>;
