import type { ReportShot } from './types';

const tab = (code: string) => `[data-node-key="${code}"]`;
/** The title of a row in a file tree. */
const row = (text: string) => `.rc-tree-treenode:has(:text-is("${text}"))`;
/** On the bundle size page: a file of the output by the start of its name, and the card with its modules. */
const asset = (start: string) => `[class*="fileText-"]:text-matches("^${start}")`;
const MODULES = '[class*="bundleBody-"]';
const DRAWER = '.ant-drawer-content';

/** Pictures of the views of loaders, plugins and resolver, and of those of sizes. */
export const DETAIL_SHOTS = {
  'loaders-timeline': {
    view: {
      report: 'webpack-app',
      route: '#/webpack/loaders/overall',
      width: 1360,
      crop: '.ant-layout-content .ant-card',
      marks: ['.ant-card-body .ant-row', '.loader-chart-container', '.ant-card-extra'],
    },
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
    view: {
      report: 'webpack-app',
      route: '#/webpack/loaders/analysis',
      width: 1360,
      crop: '.ant-layout-content .ant-card >> nth=0',
      maxHeight: 860,
      marks: [
        '[class*="loaderAnalysis-"] > .ant-row >> nth=0',
        '[class*="loaderAnalysis-"] .ant-card-head-title .ant-typography-secondary',
        row('main.jsx'),
        row('node_modules'),
      ],
    },
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
    view: {
      report: 'webpack-app',
      route: '#/webpack/plugins',
      width: 1360,
      crop: '.ant-layout-content .ant-card',
      maxHeight: 480,
      marks: [
        '.ant-card-body .ant-input-group',
        '.ant-table-thead th:nth-child(3)',
        '.ant-table-thead th:nth-child(4)',
        '.ant-table-tbody tr:nth-child(-n+2)',
      ],
    },
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
    view: {
      report: 'rspack-app',
      route: '#/module/resolve',
      crop: '.ant-layout-content .ant-card >> nth=0',
      maxHeight: 780,
      marks: ['.ant-card-body .ant-input-group', row('main.jsx'), row('node_modules')],
    },
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
    view: {
      report: 'rspack-app',
      route: '#/module/resolve',
      steps: [{ fill: '.ant-card-body input.ant-input', text: 'redux-toolkit.esm' }],
      crop: '.ant-layout-content .ant-card >> nth=0',
      maxHeight: 270,
      marks: ['.ant-card-body .ant-input-group', row('redux-toolkit.esm.js')],
    },
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

  'bundle-size': {
    view: {
      report: 'rspack-app',
      route: '#/bundle/size',
      width: 1600,
      height: 900,
      steps: [{ click: asset('main') }],
      crop: '.ant-layout-content > *',
      maxHeight: 720,
      marks: [
        '[class*="summary-"], [class*="chartsContainer-"]',
        '[class*="assetDetailFileTreeBody-"]',
        `${MODULES} .ant-input-affix-wrapper`,
        `${MODULES} .ant-tree`,
      ],
    },
    alt: {
      en: 'Bundle Size: cards with {totalSize} in {totalFiles} files, the list of assets, and the modules of the main file of {sizeOfMainJs} as a tree with sizes',
      zh: '产物体积分析页面：卡片显示 {totalFiles} 个文件共 {totalSize}，左侧是资源文件列表，右侧是主文件（{sizeOfMainJs}）的模块树及体积',
    },
    caption: { en: 'Bundle Size, with the tree graph', zh: '产物体积分析页面的树形视图' },
    marks: [
      {
        en: 'The total, the duplicates, and a card per file type.',
        zh: '总体积、重复的包，以及每种文件类型的卡片。',
      },
      { en: 'The output files. Click one of them.', zh: '资源文件，点击选择其中一个。' },
      { en: 'Searches the modules of the selected file.', zh: '搜索所选文件的模块。' },
      { en: 'Its folders and modules, with sizes.', zh: '所选文件的目录和模块，附体积。' },
    ],
  },

  'graphiql-size': {
    view: {
      report: 'graphiql',
      route: '#/bundle/size',
      width: 1600,
      height: 900,
      steps: [{ click: asset('graphiql.+css') }, { fill: `${MODULES} input.ant-input`, text: 'font/' }],
      crop: '.ant-layout-content > *',
      maxHeight: 720,
      marks: ['[class*="chart-"] >> nth=1', `${MODULES} .ant-tree`],
    },
    alt: {
      en: 'Bundle Size of GraphiQL: cards with {totalSize} in {totalFiles} files, the list of assets, and the two modules with fonts in the style sheet of {sizeOfGraphiqlCss}',
      zh: 'GraphiQL 的产物体积分析页面：卡片显示 {totalFiles} 个文件共 {totalSize}，左侧是资源文件列表，右侧是样式表（{sizeOfGraphiqlCss}）里的两个字体模块',
    },
    caption: { en: 'The fonts in the style sheet of GraphiQL', zh: 'GraphiQL 样式表里的字体' },
    marks: [
      { en: 'All style sheets together.', zh: '所有样式表的合计。' },
      { en: 'Two font families in the style sheet.', zh: '样式表里的两种字体。' },
    ],
  },

  treemap: {
    view: {
      report: 'rspack-app',
      route: '#/bundle/size',
      height: 960,
      steps: [{ click: tab('treemap') }],
      crop: '[class*="treemap-"]',
      marks: [
        '[class*="sidebar-content-"] > div:nth-child(1)',
        '[class*="sidebar-content-"] > div:nth-child(2)',
        '[class*="treemap-"] canvas',
      ],
    },
    alt: {
      en: 'The treemap of the output: the largest box is react-dom in the main file, and lodash fills a file by itself',
      zh: '产物的矩形树图：最大的矩形是主文件里的 react-dom，lodash 独占一个文件',
    },
    caption: { en: 'The same output, drawn as a treemap', zh: '同一份产物的矩形树图' },
    marks: [
      { en: 'Which size the boxes show.', zh: '选择面积代表哪种体积。' },
      { en: 'Which files are drawn.', zh: '选择画出哪些文件。' },
      { en: 'A box for each file, folder and module.', zh: '每个文件、目录和模块都是一个矩形。' },
    ],
  },

  'module-analysis': {
    view: {
      report: 'rspack-app',
      route: '#/bundle/size',
      height: 900,
      steps: [
        { click: asset('main') },
        { fill: `${MODULES} input.ant-input`, text: 'immer' },
        { click: `${MODULES} :text-is("immer.mjs")` },
        { click: tab('moduleTree') },
      ],
      crop: DRAWER,
      maxHeight: 420,
      marks: [
        `${DRAWER} .module-analyze-box`,
        `${DRAWER} .ant-drawer-body > .ant-tabs > .ant-tabs-nav .ant-tabs-nav-list`,
        `${DRAWER} .ant-card`,
      ],
    },
    alt: {
      en: 'The panel of a module over the bundle size page: on the Module Tree tab, src/main.jsx imports immer.mjs',
      zh: '产物体积分析页面上的模块面板：Module Tree 标签页显示 immer.mjs 由 src/main.jsx 导入',
    },
    caption: { en: 'Why immer.mjs is in the bundle', zh: 'immer.mjs 为什么在产物里' },
    marks: [
      { en: 'The module you clicked.', zh: '你点击的模块。' },
      {
        en: "Its relations, or the bundler's reasons for keeping it.",
        zh: '在模块关系和打包工具给出的保留原因之间切换。',
      },
      { en: 'The modules that import it.', zh: '导入 immer.mjs 的模块。' },
    ],
  },

  'bundle-diff': {
    view: {
      report: 'bundle-diff',
      route: '#/resources/bundle/diff',
      crop: 'body',
      maxHeight: 768,
      marks: ['.statistic-card >> nth=0', '.ant-tabs-nav-list', '.ant-table-tbody tr.ant-table-row >> nth=0'],
    },
    alt: {
      en: 'The comparison of two builds: the bundle went from {totalSizeBefore} to {totalSizeAfter}, {savedPercent} smaller, with cards per file type and a table below',
      zh: '两次构建的对比：产物体积从 {totalSizeBefore} 变为 {totalSizeAfter}，减小 {savedPercent}，上方是各文件类型的卡片，下方是表格',
    },
    caption: {
      en: 'An app before and after it switched to a smaller date library',
      zh: '应用换用更小的日期库前后的对比',
    },
    marks: [
      { en: 'The total size of each build, and the difference.', zh: '两次构建的总体积，以及差值。' },
      { en: 'The same by file type, file, module or package.', zh: '按文件类型、文件、模块或包查看。' },
      { en: 'All JS, and the part needed at startup.', zh: '全部 JS，以及页面启动时需要的部分。' },
    ],
  },
} as const satisfies Readonly<Record<string, ReportShot>>;
