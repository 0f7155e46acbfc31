import type { ReportShotFact } from './ReportShotFact';

/** Pictures of single ideas on the loader and plugin pages. */
export const TIME_SHOTS = {
  'timeline-stripe': {
    report: 'webpack-app',
    alt: {
      en: 'The loader timeline with the tooltip of one stripe: filepath, duration, isPitch, start and end of the call',
      zh: 'Loader 时间线上一个色块的提示：这次调用的 filepath、duration、isPitch、start 和 end',
    },
    caption: { en: 'The tooltip of a stripe: one call', zh: '色块的提示：一次调用' },
    marks: [
      { en: 'The call: its file, its self time, start and end.', zh: '这次调用的文件、自身耗时和起止时间。' },
    ],
  },
  'timeline-bar': {
    report: 'webpack-app',
    alt: {
      en: 'The loader timeline with the tooltip of a light bar: number of files, estimated duration, first start and last end',
      zh: 'Loader 时间线上浅色条的提示：文件数、估算的耗时、最早开始和最晚结束的时间',
    },
    caption: {
      en: 'The tooltip of a light bar: all calls of a loader',
      zh: '浅色条的提示：一个 loader 的所有调用',
    },
    marks: [{ en: 'All calls of the loader together.', zh: '这个 loader 所有调用的合计。' }],
  },
  'timeline-filter': {
    report: 'webpack-app',
    alt: {
      en: 'The loader timeline filtered by node_modules: only babel-loader has stripes left',
      zh: '按 node_modules 筛选的 Loader 时间线：只剩 babel-loader 的色块',
    },
    caption: { en: 'Only the calls for files in packages', zh: '只看处理第三方包的调用' },
    marks: [{ en: 'A part of the path.', zh: '路径的一部分。' }],
  },
  'loader-config': {
    report: 'webpack-app',
    alt: {
      en: 'The Bundler Config Viewer of the loader page, which shows the key module',
      zh: 'loader 页面上的 Bundler Config Viewer，显示 module 这一项',
    },
    caption: { en: 'The module options that the bundler used', zh: '打包工具实际使用的 module 配置' },
    marks: [{ en: 'The options, with defaults merged in.', zh: '合并默认值之后的配置。' }],
  },
  'folder-totals': {
    report: 'webpack-app',
    alt: {
      en: 'The table Statistics of node_modules: babel-loader with its number of files and its total duration',
      zh: 'Statistics of node_modules 表格：babel-loader 的文件数和总耗时',
    },
    caption: { en: 'The totals of a folder', zh: '一个目录的合计' },
    marks: [
      { en: 'The folder.', zh: '目录。' },
      { en: 'A row per loader, slowest first.', zh: '每个 loader 一行，最慢的在最前。' },
    ],
  },
  'loader-props': {
    report: 'webpack-app',
    alt: {
      en: 'The drawer of the file main.jsx: its loader calls at the left, the properties of the chosen call at the right',
      zh: 'main.jsx 的抽屉：左侧是它的 loader 调用，右侧是所选调用的属性',
    },
    caption: { en: 'What a loader received for a file', zh: 'loader 处理文件时收到的信息' },
    marks: [
      { en: 'The calls, in the order in which they ran.', zh: '各次调用，按运行顺序排列。' },
      { en: 'Paths, duration and options of the chosen one.', zh: '所选调用的路径、耗时和选项。' },
    ],
  },
  'loader-missing': {
    report: 'rspack-app',
    alt: {
      en: 'Loader Analysis filtered by immer.mjs: Total Files is 0, the tree is empty',
      zh: '按 immer.mjs 筛选的 Loader Analysis：Total Files 为 0，文件树为空',
    },
    caption: { en: 'A file that no loader has seen', zh: '没有经过任何 loader 的文件' },
    marks: [
      { en: 'A part of the path, case-sensitive.', zh: '路径的一部分，区分大小写。' },
      { en: 'No file is left.', zh: '没有匹配的文件。' },
    ],
  },
  'plugins-rspack': {
    report: 'rspack-app',
    alt: {
      en: 'The table of plugin taps of an Rspack build; nearly all rows are plugins of Rsdoctor',
      zh: 'Rspack 构建的插件 tap 列表，几乎每一行都是 Rsdoctor 的插件',
    },
    caption: {
      en: 'Plugins Overall, in a report of an Rspack build',
      zh: 'Plugins Overall，来自一次 Rspack 构建',
    },
    marks: [
      {
        en: "Rsdoctor's own work, which a build without it doesn't do.",
        zh: 'Rsdoctor 自己的工作，不带 Rsdoctor 的构建里没有。',
      },
    ],
  },
  'loader-tags': {
    report: 'webpack-app',
    alt: {
      en: 'The file styles.css in the tree with the tags of its loaders',
      zh: '文件树里的 styles.css 及其各个 loader 的标签',
    },
    caption: { en: 'The loaders of a style sheet', zh: '一个样式表经过的 loader' },
    marks: [{ en: 'A tag per loader, with its duration.', zh: '每个 loader 一个标签，带耗时。' }],
  },
} as const satisfies Readonly<Record<string, ReportShotFact>>;
