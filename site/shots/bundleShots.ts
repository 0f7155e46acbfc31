import type { ReportShotFact } from './ReportShotFact';

/** Pictures of the bundle size page and of the comparison. */
export const BUNDLE_SHOTS = {
  'bundle-size': {
    report: 'rspack-app',
    alt: {
      en: 'Bundle Size: cards with {totalSize} in {totalFiles} files, the list of assets, and the modules of the main file of {sizeOfMainJs} as a tree with sizes',
      zh: '产物体积分析页面：卡片显示 {totalFiles} 个文件共 {totalSize}，左侧是产物列表，右侧是 {sizeOfMainJs} 的主文件的模块树及体积',
    },
    caption: { en: 'Bundle Size with the tree graph', zh: '产物体积分析页面的树形图' },
    marks: [
      { en: 'Total, duplicates and a card per file type.', zh: '总量、重复包，以及每种文件类型的卡片。' },
      { en: 'The output files; click one.', zh: '输出文件，点击选择其中一个。' },
      { en: 'Search in the modules of the chosen file.', zh: '在所选文件的模块中搜索。' },
      { en: 'Its folders and modules, with sizes.', zh: '该文件的目录和模块，带体积。' },
    ],
  },
  treemap: {
    report: 'rspack-app',
    alt: {
      en: 'The treemap of the output: the largest box is react-dom in the main file, lodash fills a separate file',
      zh: '产物的矩形树图：最大的方块是主文件里的 react-dom，lodash 独占一个文件',
    },
    caption: { en: 'The same output as a treemap', zh: '同一份产物的矩形树图' },
    marks: [
      { en: 'Which size the area shows.', zh: '选择面积代表哪种体积。' },
      { en: 'Which files are drawn.', zh: '选择绘制哪些文件。' },
      { en: 'Files, folders and modules as boxes.', zh: '文件、目录和模块的方块。' },
    ],
  },
  'module-analysis': {
    report: 'rspack-app',
    alt: {
      en: 'The panel of a module over the bundle size page: the tab Module Tree lists src/main.jsx as the importer of immer.mjs',
      zh: '产物体积分析页面上的模块面板：模块树标签页显示 immer.mjs 由 src/main.jsx 导入',
    },
    caption: { en: 'Why immer.mjs is in the bundle', zh: 'immer.mjs 为什么会被打包' },
    marks: [
      { en: 'The selected module.', zh: '面板所显示的模块。' },
      {
        en: "Module relations, or the bundler's bailout reasons.",
        zh: '在模块关系和打包工具给出的原因之间切换。',
      },
      { en: 'The modules that import it.', zh: '导入它的模块。' },
    ],
  },
  'bundle-diff': {
    report: 'bundle-diff',
    alt: {
      en: 'The comparison of two builds: bundle size {totalSizeAfter} against {totalSizeBefore}, {savedPercent} smaller, with cards per file type and a table below',
      zh: '两次构建的对比：产物体积从 {totalSizeBefore} 变为 {totalSizeAfter}，减小 {savedPercent}，上方是各文件类型的卡片，下方是表格',
    },
    caption: {
      en: 'An app before and after a smaller date library',
      zh: '应用换用更小的日期库前后的对比',
    },
    marks: [
      { en: 'The total of both builds, and the difference.', zh: '两次构建的总体积及差值。' },
      { en: 'By file type, by file, by module, by package.', zh: '按文件类型、文件、模块、包查看。' },
      { en: 'JS in all files, and in those needed at start.', zh: '全部 JS，以及启动时需要的 JS。' },
    ],
  },
} as const satisfies Readonly<Record<string, ReportShotFact>>;
