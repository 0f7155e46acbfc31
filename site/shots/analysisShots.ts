import type { ReportShotFact } from './ReportShotFact';

/** Pictures of the pages below Compile Analysis. */
export const ANALYSIS_SHOTS = {
  'loaders-timeline': {
    report: 'webpack-app',
    alt: {
      en: 'The loader timeline with three rows: babel-loader, mini-css-extract-plugin and css-loader, each with a light bar and the stripes of its calls below',
      zh: 'Loader 时间线，共三行：babel-loader、mini-css-extract-plugin 和 css-loader，每行上方是浅色条，下方是每次调用的色块',
    },
    caption: { en: 'The loaders timeline of a webpack build', zh: '一次 webpack 构建的 Loader 时间线' },
    marks: [
      { en: 'Filters by loader and by file name.', zh: '按 loader 和文件名筛选。' },
      {
        en: 'The chart: each row is a loader, each stripe a call.',
        zh: '图表：每行是一个 loader，每个色块是一次调用。',
      },
      { en: "The bundler's loader rules.", zh: '打包工具配置里的 loader 规则。' },
    ],
  },
  'loaders-analysis': {
    report: 'webpack-app',
    alt: {
      en: 'A tree of {loaderFiles} files with a tag for each loader and its time; nearly all of them have babel-loader',
      zh: '包含 {loaderFiles} 个文件的树，每个文件后面是各 loader 及其耗时，几乎都有 babel-loader',
    },
    caption: { en: 'The loaders analysis of a webpack build', zh: '一次 webpack 构建的 Loaders 分析' },
    marks: [
      { en: 'Filters by loader and by file name.', zh: '按 loader 和文件名筛选。' },
      { en: 'How many files went through loaders.', zh: '经过 loader 处理的文件数。' },
      { en: 'A file. Each tag is a loader with its time.', zh: '一个文件，每个标签是一个 loader 及其耗时。' },
      { en: 'Click a folder to see its totals.', zh: '点击目录，可以查看合计。' },
    ],
  },
  'plugins-analysis': {
    report: 'webpack-app',
    alt: {
      en: 'A table of plugin taps with hook, calls and duration; the two slowest rows belong to TerserPlugin',
      zh: '插件的 tap 列表，有 hook、调用次数和耗时；最慢的两行都是 TerserPlugin',
    },
    caption: { en: 'The plugins analysis of a webpack build', zh: '一次 webpack 构建的 Plugins 分析' },
    marks: [
      { en: 'Filters by plugin and by hook.', zh: '按插件和 hook 筛选。' },
      { en: 'How often the function ran.', zh: '函数的运行次数。' },
      {
        en: 'The time of all calls. The table is sorted by it.',
        zh: '全部调用的耗时，表格按这一列排序。',
      },
      {
        en: 'One call in two rows: the hook is also listed under an older name.',
        zh: '同一次调用占了两行：这个 hook 还有一个旧名称。',
      },
    ],
  },
  resolver: {
    report: 'rspack-app',
    alt: {
      en: "The tree of files on the resolver page, with the project's own folders open and the packages closed",
      zh: '模块解析页面的文件树：项目自己的目录展开，第三方包收起',
    },
    caption: {
      en: 'The files of an Rspack build that import something',
      zh: '一次 Rspack 构建中含有导入语句的文件',
    },
    marks: [
      { en: 'Filters by path.', zh: '按路径筛选。' },
      {
        en: 'Click a file to see what its imports resolve to.',
        zh: '点击文件，查看其中的导入解析到了哪里。',
      },
      { en: 'Packages have imports, too.', zh: '第三方包里也有导入语句。' },
    ],
  },
  'resolver-search': {
    report: 'rspack-app',
    alt: {
      en: 'The resolver page, filtered by redux-toolkit.esm: one file is left in the tree',
      zh: '按 redux-toolkit.esm 筛选的模块解析页面，文件树里只剩一个文件',
    },
    caption: { en: 'Find the file whose imports you want to see', zh: '找到要查看的文件' },
    marks: [
      { en: 'Part of the path.', zh: '路径的一部分。' },
      { en: 'Click the file to see its requests.', zh: '点击文件，查看其中的请求。' },
    ],
  },
} as const satisfies Readonly<Record<string, ReportShotFact>>;
