import type { ReportViewFact } from './ReportViewFact';

const tab = (code: string) => `[data-node-key="${code}"]`;
/** The title of a row in a file tree. */
const row = (text: string) => `.rc-tree-treenode:has(:text-is("${text}"))`;
/** On the bundle size page: a file of the output by the start of its name, and the card with its modules. */
const asset = (start: string) => `[class*="fileText-"]:text-matches("^${start}")`;
const MODULES = '[class*="bundleBody-"]';
const DRAWER = '.ant-drawer-content';

/** How the pictures of `ANALYSIS_SHOTS` and `BUNDLE_SHOTS` are taken. */
export const DETAIL_VIEWS = {
  'loaders-timeline': {
    report: 'webpack-app',
    route: '#/webpack/loaders/overall',
    width: 1360,
    crop: '.ant-layout-content .ant-card',
    marks: ['.ant-card-body .ant-row', '.loader-chart-container', '.ant-card-extra'],
  },
  'loaders-analysis': {
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
  'plugins-analysis': {
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
  resolver: {
    report: 'rspack-app',
    route: '#/module/resolve',
    crop: '.ant-layout-content .ant-card >> nth=0',
    maxHeight: 780,
    marks: ['.ant-card-body .ant-input-group', row('main.jsx'), row('node_modules')],
  },
  'resolver-search': {
    report: 'rspack-app',
    route: '#/module/resolve',
    steps: [{ fill: '.ant-card-body input.ant-input', text: 'redux-toolkit.esm' }],
    crop: '.ant-layout-content .ant-card >> nth=0',
    maxHeight: 270,
    marks: ['.ant-card-body .ant-input-group', row('redux-toolkit.esm.js')],
  },
  'bundle-size': {
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
  'graphiql-size': {
    report: 'graphiql',
    route: '#/bundle/size',
    width: 1600,
    height: 900,
    steps: [{ click: asset('graphiql.+css') }, { fill: `${MODULES} input.ant-input`, text: 'font/' }],
    crop: '.ant-layout-content > *',
    maxHeight: 720,
    marks: ['[class*="chart-"] >> nth=1', `${MODULES} .ant-tree`],
  },
  treemap: {
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
  'module-analysis': {
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
  'bundle-diff': {
    report: 'bundle-diff',
    route: '#/resources/bundle/diff',
    crop: 'body',
    maxHeight: 768,
    marks: ['.statistic-card >> nth=0', '.ant-tabs-nav-list', '.ant-table-tbody tr.ant-table-row >> nth=0'],
  },
} satisfies Readonly<Record<string, ReportViewFact>>;
