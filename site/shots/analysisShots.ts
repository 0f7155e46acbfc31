import type { ReportShotFact } from './ReportShotFact';

/** Pictures of the pages below Compile Analysis. */
export const ANALYSIS_SHOTS = {
  'loaders-timeline': {
    report: 'webpack-app',
    alt: {
      en: 'The loader timeline with three rows: babel-loader, mini-css-extract-plugin and css-loader, each with a light bar and the stripes of its calls below',
      zh: 'Loader 时间线，共三行：babel-loader、mini-css-extract-plugin 和 css-loader，每行上方是浅色条，下方是每次调用的色块',
    },
    caption: {
      en: 'Loader Timeline, in a report of a webpack build',
      zh: 'Loader Timeline，来自一次 webpack 构建',
    },
    marks: [
      { en: 'Filters by loader and by file name.', zh: '按 loader 和文件名筛选。' },
      {
        en: 'The chart: a row per loader, a stripe per call.',
        zh: '图表：每个 loader 一行，每次调用一个色块。',
      },
      { en: 'The loader rules of the bundler configuration.', zh: '打包工具配置中的 loader 规则。' },
    ],
  },
  'loaders-analysis': {
    report: 'webpack-app',
    alt: {
      en: 'A tree of {loaderFiles} files with a tag for each loader and its time; nearly all of them have babel-loader',
      zh: '包含 {loaderFiles} 个文件的树，每个文件后面是各 loader 及其耗时，几乎都有 babel-loader',
    },
    caption: {
      en: 'Loader Analysis, in a report of a webpack build',
      zh: 'Loader Analysis，来自一次 webpack 构建',
    },
    marks: [
      { en: 'Filters by loader and by file name.', zh: '按 loader 和文件名筛选。' },
      { en: 'The number of files that a loader touched.', zh: '经过 loader 处理的文件数。' },
      { en: 'A file; each tag is a loader and its time.', zh: '一个文件；每个标签是一个 loader 及其耗时。' },
      { en: 'A click on a folder opens its totals.', zh: '点击目录可以查看它的合计。' },
    ],
  },
  'plugins-analysis': {
    report: 'webpack-app',
    alt: {
      en: 'A table of plugin taps with hook, calls and duration; TerserPlugin has the two longest rows',
      zh: '插件的 tap 列表，有 hook、调用次数和耗时；耗时最长的两行都是 TerserPlugin',
    },
    caption: {
      en: 'Plugins Overall, in a report of a webpack build',
      zh: 'Plugins Overall，来自一次 webpack 构建',
    },
    marks: [
      { en: 'Filters by plugin and by hook.', zh: '按插件和 hook 筛选。' },
      { en: 'How often the function ran.', zh: '函数的调用次数。' },
      { en: 'Time of all calls; the table is sorted by it.', zh: '全部调用的耗时，表格按它排序。' },
      {
        en: 'One call in two rows: the hook has an older name, under which it is listed as well.',
        zh: '同一次调用占了两行：这个 hook 还有一个旧名称，也会列出。',
      },
    ],
  },
  resolver: {
    report: 'rspack-app',
    alt: {
      en: 'The tree of importing files on the resolver page, with the files of the project open and the packages closed',
      zh: '模块解析页面上的引用方文件树，项目自己的文件展开，各个包折叠',
    },
    caption: {
      en: 'The files with recorded requests, in a report of an Rspack build',
      zh: '有解析记录的文件，来自一次 Rspack 构建',
    },
    marks: [
      { en: 'Filter by a part of the path.', zh: '按路径的一部分筛选。' },
      {
        en: 'A file with its own requests; click it for their results.',
        zh: '发出请求的文件，点击查看解析结果。',
      },
      { en: 'Packages make requests too.', zh: '包里的文件同样会发出请求。' },
    ],
  },
} as const satisfies Readonly<Record<string, ReportShotFact>>;
