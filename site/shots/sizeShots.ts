import type { ReportShotFact } from './ReportShotFact';

/** Pictures of single ideas on the page Bundle Size and in the panel of a module. */
export const SIZE_SHOTS = {
  'size-cards': {
    report: 'rspack-app',
    alt: {
      en: 'The cards above the tree: Total Files with {totalSize}, Duplicate Packages, and a card per file type with size, gzipped size and number of files',
      zh: '树上方的卡片：Total Files 为 {totalSize}，Duplicate Packages，以及每种文件类型的体积、gzip 体积和文件数',
    },
    caption: { en: 'The cards of Bundle Size', zh: '产物体积分析页面上方的卡片' },
    marks: [
      { en: 'Everything together.', zh: '合计。' },
      {
        en: 'JS, with a switch between **Total** and **Initial**.',
        zh: 'JS，可在 **Total** 和 **Initial** 之间切换。',
      },
    ],
  },
  'tree-search': {
    report: 'rspack-app',
    alt: {
      en: 'The tree of the main file, searched for immer or redux: only the matching modules are left, with their sizes',
      zh: '在主文件的模块树里搜索 immer 或 redux：只留下匹配的模块及体积',
    },
    caption: { en: 'The tree, searched with a regular expression', zh: '用正则表达式搜索模块树' },
    marks: [{ en: '`immer|redux`: modules of either name.', zh: '`immer|redux`：匹配任一名称的模块。' }],
  },
  'search-module': {
    report: 'rspack-app',
    alt: {
      en: 'The dialog Search Modules: a tab per chunk that contains the module, and the paths found',
      zh: 'Search Modules 对话框：包含该模块的每个 chunk 一个标签页，下方是找到的路径',
    },
    caption: { en: 'Search Module looks in all chunks', zh: 'Search Module 会在所有 chunk 里查找' },
    marks: [
      { en: 'Part of a module name.', zh: '模块名的一部分。' },
      { en: 'The chunks that contain it.', zh: '包含它的 chunk。' },
      { en: 'The modules.', zh: '找到的模块。' },
    ],
  },
  'treemap-search': {
    report: 'rspack-app',
    alt: {
      en: 'The treemap with a search for immer: the files found are listed at the left, and the map is centered on the chosen one',
      zh: '在矩形树图中搜索 immer：左侧列出找到的文件，图以所选文件为中心',
    },
    caption: { en: 'Search in the treemap', zh: '在矩形树图中搜索' },
    marks: [
      { en: 'The files found; click one.', zh: '找到的文件，点击其中一个。' },
      { en: 'Its box is highlighted.', zh: '对应的方块会高亮。' },
    ],
  },
  'treemap-gzip': {
    report: 'rspack-app',
    alt: {
      en: 'The treemap with the areas of gzipped sizes',
      zh: '面积代表 gzip 体积的矩形树图',
    },
    caption: { en: 'The treemap by gzipped size', zh: '按 gzip 体积绘制的矩形树图' },
    marks: [{ en: '**Gzipped** is chosen.', zh: '选择了 **Gzipped**。' }],
  },
  'treemap-stat': {
    report: 'rspack-app',
    alt: { en: 'The treemap with the areas of source sizes', zh: '面积代表源码体积的矩形树图' },
    caption: { en: 'The treemap by source size', zh: '按源码体积绘制的矩形树图' },
    marks: [{ en: '**Stat** is chosen.', zh: '选择了 **Stat**。' }],
  },
  'treemap-one': {
    report: 'rspack-app',
    alt: { en: 'The treemap with only the file admin', zh: '只绘制 admin 文件的矩形树图' },
    caption: { en: 'A single file in the treemap', zh: '矩形树图中的单个文件' },
    marks: [{ en: 'Only `admin` is ticked.', zh: '只勾选了 `admin`。' }],
  },
  'treemap-tooltip': {
    report: 'rspack-app',
    alt: {
      en: 'The treemap with the tooltip of a box: its path and its three sizes',
      zh: '矩形树图中一个方块的提示：路径和三种体积',
    },
    caption: { en: 'The three sizes of a box', zh: '方块的三种体积' },
    marks: [],
  },
  bailout: {
    report: 'rspack-app',
    alt: {
      en: 'The tab Bailout of lodash.js with a statement that has side effects, from line 8 to line 9477',
      zh: 'lodash.js 的 Bailout 标签页：有副作用的语句，从第 8 行到第 9477 行',
    },
    caption: { en: 'Why the bundler kept all of lodash.js', zh: '打包工具为什么保留了整个 lodash.js' },
    marks: [
      {
        en: "The bundler's reason, with the place in the code.",
        zh: '打包工具给出的原因，以及在代码中的位置。',
      },
    ],
  },
  'module-reasons': {
    report: 'rspack-app',
    alt: {
      en: 'The tab Module Tree of lodash.js: it is imported by itself and by src/routes/report.jsx',
      zh: 'lodash.js 的 Module Tree 标签页：由它自己和 src/routes/report.jsx 导入',
    },
    caption: { en: 'Who imports lodash.js', zh: '谁导入了 lodash.js' },
    marks: [{ en: 'The modules that import it.', zh: '导入它的模块。' }],
  },
  'module-dependencies': {
    report: 'rspack-app',
    alt: {
      en: 'The list Dependencies of src/main.jsx with the modules that it imports',
      zh: 'src/main.jsx 的 Dependencies 列表，列出它导入的模块',
    },
    caption: { en: 'What src/main.jsx imports', zh: 'src/main.jsx 导入了哪些模块' },
    marks: [{ en: 'The modules that this one imports.', zh: '它导入的模块。' }],
  },
} as const satisfies Readonly<Record<string, ReportShotFact>>;
