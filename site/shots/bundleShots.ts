import type { ReportShotFact } from './ReportShotFact';

/** Pictures of the bundle size page and of the comparison. */
export const BUNDLE_SHOTS = {
  'bundle-size': {
    report: 'rspack-app',
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
    report: 'graphiql',
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
    report: 'rspack-app',
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
    report: 'rspack-app',
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
      { en: 'The modules that import it.', zh: '导入它的模块。' },
    ],
  },
  'bundle-diff': {
    report: 'bundle-diff',
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
} as const satisfies Readonly<Record<string, ReportShotFact>>;
