import type { ReportShot, ReportView, ViewStep } from './types';

const MODULES = '[class*="bundleBody-"]';
const DRAWER = '.ant-drawer-content';
const TREEMAP = '[class*="treemap-"]';
const SIDE = '[class*="sidebar-content-"]';

const asset = (start: string) => `[class*="fileText-"]:text-matches("^${start}")`;
const openTreemap: ViewStep = { click: '[data-node-key="treemap"]' };

/** A view of the treemap after some steps. */
const treemapView = (steps: readonly ViewStep[], marks: readonly string[]) =>
  ({
    report: 'rspack-app',
    route: '#/bundle/size',
    height: 960,
    steps: [openTreemap, ...steps],
    crop: TREEMAP,
    marks,
  }) satisfies ReportView;

/** The panel of a module after some steps. */
const moduleView = (
  [file, name]: readonly [string, string],
  steps: readonly ViewStep[],
  marks: readonly string[],
) =>
  ({
    report: 'rspack-app',
    route: '#/bundle/size',
    height: 900,
    steps: [
      { click: asset(file) },
      { fill: `${MODULES} input.ant-input`, text: name },
      { click: `${MODULES} :text-is("${name}")` },
      ...steps,
    ],
    crop: DRAWER,
    maxHeight: 420,
    marks,
  }) satisfies ReportView;

/** Pictures of single ideas on the page Bundle Size and in the panel of a module. */
export const SIZE_SHOTS = {
  'size-cards': {
    view: {
      report: 'rspack-app',
      route: '#/bundle/size',
      width: 1600,
      height: 900,
      crop: '[class*="summary-"], [class*="chartsContainer-"]',
      marks: ['[class*="summary-"]', '[class*="chart-"] >> nth=0'],
    },
    alt: {
      en: 'The cards above the tree: Total Files with {totalSize}, Duplicate Packages, and a card per file type with size, gzipped size and number of files',
      zh: '树上方的卡片：Total Files 为 {totalSize}，旁边是 Duplicate Packages，以及每种文件类型的体积、gzip 体积和文件数',
    },
    caption: { en: 'The cards at the top of Bundle Size', zh: '产物体积分析页面上方的卡片' },
    marks: [
      { en: 'The whole output.', zh: '整个产物。' },
      {
        en: 'JS, with a switch between **Total** and **Initial**.',
        zh: 'JS，可在 **Total** 和 **Initial** 之间切换。',
      },
    ],
  },

  'size-initial': {
    view: {
      report: 'rspack-app',
      route: '#/bundle/size',
      width: 1600,
      height: 900,
      steps: [{ click: '[class*="chart-"] .ant-segmented-item:nth-child(2)' }],
      crop: '[class*="chart-"] >> nth=0',
      marks: ['[class*="chart-"] .ant-segmented >> nth=0'],
    },
    alt: {
      en: 'The same cards with JS switched to Initial: {initialJsSize} in two files',
      zh: '同样的卡片，JS 切换到了 Initial：两个文件共 {initialJsSize}',
    },
    caption: {
      en: 'The JavaScript that the page needs before it can start',
      zh: '页面启动前必须加载的 JavaScript',
    },
    marks: [{ en: '**Initial** is selected.', zh: '选择了 **Initial**。' }],
  },

  'tree-tags': {
    view: {
      report: 'webpack-app',
      route: '#/bundle/size',
      width: 1600,
      height: 900,
      steps: [{ click: asset('main') }, { fill: `${MODULES} input.ant-input`, text: 'src/' }],
      crop: MODULES,
      maxHeight: 330,
      marks: [
        `${MODULES} .ant-tag:has-text("bundled size") >> nth=0`,
        `${MODULES} .ant-tag:has-text("gzipped") >> nth=1`,
      ],
    },
    alt: {
      en: "The tree of the main file, narrowed down to the app's own modules: each row ends with tags for its sizes",
      zh: '主文件的模块树，只显示应用自己的模块，每行末尾是体积标签',
    },
    caption: { en: 'The tags of folders and modules', zh: '目录和模块的标签' },
    marks: [
      { en: '**bundled size**, on folders and modules.', zh: '打包后体积（bundled size），目录和模块都有。' },
      { en: '**gzipped**, on modules only.', zh: '**gzipped**，只有模块才有。' },
    ],
  },

  'module-size': {
    view: {
      report: 'rspack-app',
      route: '#/bundle/size',
      width: 1600,
      height: 900,
      steps: [{ click: asset('main') }, { fill: '.ant-input-number-input >> nth=1', text: '10' }],
      crop: '.ant-layout-content .ant-tabs:has(> .ant-tabs-nav [data-node-key="treemap"])',
      maxHeight: 350,
      marks: ['.ant-input-number >> nth=1', `${MODULES} .ant-tree`],
    },
    alt: {
      en: 'The Tree Graph tab with 10 under Module Size: of the main file, only react-dom is left in the tree',
      zh: 'Tree Graph 标签页，Module Size 填了 10：主文件的树里只剩 react-dom',
    },
    caption: { en: 'Only modules of 10 KB and more', zh: '只显示不小于 10 KB 的模块' },
    marks: [
      { en: 'The minimum for **Module Size**.', zh: '模块体积（Module Size）的下限。' },
      { en: 'What is left of the tree.', zh: '树里剩下的内容。' },
    ],
  },

  'tree-search': {
    view: {
      report: 'rspack-app',
      route: '#/bundle/size',
      width: 1600,
      height: 900,
      steps: [{ click: asset('main') }, { fill: `${MODULES} input.ant-input`, text: 'immer|redux' }],
      crop: MODULES,
      maxHeight: 440,
      marks: [`${MODULES} .ant-input-affix-wrapper`],
    },
    alt: {
      en: 'The tree of the main file, searched for immer or redux: only the matching modules are left, with their sizes',
      zh: '在主文件的模块树里搜索 immer 或 redux，只剩匹配的模块及其体积',
    },
    caption: { en: 'The tree, filtered with a regular expression', zh: '用正则表达式筛选模块树' },
    marks: [{ en: '`immer|redux` matches either name.', zh: '`immer|redux` 匹配这两个名称中的任意一个。' }],
  },

  'search-module': {
    view: {
      report: 'rspack-app',
      route: '#/bundle/size',
      width: 1440,
      height: 900,
      steps: [
        { click: '[class*="searchBtn-"]' },
        { fill: '.ant-modal input', text: 'sortBy' },
        { click: '.ant-modal .ant-input-search-button' },
      ],
      crop: '.ant-modal-content',
      maxHeight: 360,
      marks: ['.ant-modal .ant-input-search', '.ant-modal .ant-tabs-nav-list', '.ant-modal .ant-list-items'],
    },
    alt: {
      en: 'The Search Modules dialog: a tab for each chunk that contains the module, with the paths that match',
      zh: 'Search Modules 对话框：包含该模块的每个 chunk 一个标签页，下方是匹配的路径',
    },
    caption: { en: 'Search Module looks in all chunks', zh: 'Search Module 会查找所有 chunk' },
    marks: [
      { en: 'Part of the module name.', zh: '模块名的一部分。' },
      { en: 'The chunks that contain the module.', zh: '包含该模块的 chunk。' },
      { en: 'The modules that match.', zh: '匹配的模块。' },
    ],
  },

  'treemap-search': {
    view: treemapView(
      [
        { fill: `${SIDE} input[placeholder="Enter regexp"]`, text: 'immer' },
        { click: '[class*="search-result-item-"]' },
      ],
      ['[class*="search-results-"] >> nth=0', `${TREEMAP} canvas`],
    ),
    alt: {
      en: 'The treemap, searched for immer: the matching files are listed on the left, and the map is centered on one of them',
      zh: '在矩形树图中搜索 immer：左侧列出匹配的文件，图上选中的文件居中显示',
    },
    caption: { en: 'Search for a module in the treemap', zh: '在矩形树图中搜索模块' },
    marks: [
      { en: 'The files that match; click one.', zh: '匹配的文件，点击其中一个。' },
      { en: 'Its box is centered and highlighted.', zh: '对应的矩形会居中并突出显示。' },
    ],
  },

  'treemap-gzip': {
    view: treemapView(
      [{ click: `${SIDE} .ant-radio-button-wrapper:nth-child(3)` }],
      [`${SIDE} .ant-radio-group`],
    ),
    alt: { en: 'The treemap, with boxes as big as gzip sizes', zh: '矩形树图，面积代表 gzip 体积' },
    caption: { en: 'The treemap by gzip size', zh: '按 gzip 体积绘制的矩形树图' },
    marks: [{ en: '**Gzipped** is selected.', zh: '选择了 **Gzipped**。' }],
  },

  'treemap-stat': {
    view: treemapView(
      [{ click: `${SIDE} .ant-radio-button-wrapper:nth-child(1)` }],
      [`${SIDE} .ant-radio-group`],
    ),
    alt: { en: 'The treemap, with boxes as big as source sizes', zh: '矩形树图，面积代表源码体积' },
    caption: { en: 'The treemap by source size', zh: '按源码体积绘制的矩形树图' },
    marks: [{ en: '**Stat** is selected.', zh: '选择了 **Stat**。' }],
  },

  'treemap-one': {
    view: treemapView(
      [
        { click: `${SIDE} .ant-checkbox-wrapper >> nth=0` },
        { click: '[class*="chunk-list-"] .ant-checkbox-wrapper:has-text("admin")' },
      ],
      ['[class*="chunk-list-"]'],
    ),
    alt: {
      en: 'The treemap of the admin file alone: react-dom takes up most of it',
      zh: '只画出 admin 文件的矩形树图，大部分面积是 react-dom',
    },
    caption: { en: 'The treemap of a single file', zh: '单个文件的矩形树图' },
    marks: [{ en: 'Only `admin` is ticked.', zh: '只勾选了 `admin`。' }],
  },

  'treemap-zoom': {
    view: treemapView([{ click: `${TREEMAP} canvas` }], []),
    alt: {
      en: 'The treemap after a click: react-dom fills the map, and the path to it is at the bottom',
      zh: '单击之后的矩形树图：react-dom 占满画面，底部是这个模块的路径',
    },
    caption: {
      en: 'Click a box to zoom in; the path at the bottom takes you back',
      zh: '单击矩形可以放大，点击底部的路径返回',
    },
    marks: [],
  },

  'treemap-tooltip': {
    view: treemapView([{ hover: `${TREEMAP} canvas`, at: { x: 300, y: 300 } }], []),
    alt: {
      en: 'The treemap with the tooltip of a box: its path and its three sizes',
      zh: '矩形树图中一个矩形的提示：路径和三种体积',
    },
    caption: { en: 'Hover over a box to see its three sizes', zh: '把鼠标悬停在矩形上，可以看到三种体积' },
    marks: [],
  },

  bailout: {
    view: {
      ...moduleView(['531', 'lodash.js'], [], [`${DRAWER} .module-analyze-bailout-card-list`]),
      maxHeight: 300,
    },
    alt: {
      en: 'The Bailout tab of lodash.js: a statement with side effects from line 8 to line 9477',
      zh: 'lodash.js 的 Bailout 标签页：有副作用的语句，从第 8 行到第 9477 行',
    },
    caption: { en: 'Why the bundler kept all of lodash.js', zh: '打包工具为什么保留了整个 lodash.js' },
    marks: [
      { en: "The bundler's reason, and the place in the code.", zh: '打包工具给出的原因，以及代码位置。' },
    ],
  },

  'module-reasons': {
    view: moduleView(
      ['531', 'lodash.js'],
      [{ click: '[data-node-key="moduleTree"]' }],
      [`${DRAWER} .file-tree-com-titles-box`],
    ),
    alt: {
      en: 'The Module Tree tab of lodash.js: lodash.js itself and src/routes/report.jsx import it',
      zh: 'lodash.js 的 Module Tree 标签页：引用方是 lodash.js 自身和 src/routes/report.jsx',
    },
    caption: { en: 'What imports lodash.js', zh: '谁导入了 lodash.js' },
    marks: [{ en: 'The modules that import it.', zh: '导入 lodash.js 的模块。' }],
  },

  'module-dependencies': {
    view: moduleView(
      ['main', 'main.jsx'],
      [
        { click: '[data-node-key="moduleTree"]' },
        { click: `${DRAWER} .ant-card-head-tabs .ant-tabs-tab >> nth=1` },
      ],
      [`${DRAWER} .ant-card-head-tabs .ant-tabs-tab >> nth=1`],
    ),
    alt: {
      en: 'The Dependencies list of src/main.jsx: the modules that it imports',
      zh: 'src/main.jsx 的 Dependencies 列表，列出这个文件导入的模块',
    },
    caption: { en: 'What src/main.jsx imports', zh: 'src/main.jsx 导入了哪些模块' },
    marks: [{ en: 'Switches to the modules that this one imports.', zh: '切换到当前模块导入的模块。' }],
  },
} as const satisfies Readonly<Record<string, ReportShot>>;
