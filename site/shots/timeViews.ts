import type { ReportViewFact } from './ReportViewFact';

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

/** How the pictures of `TIME_SHOTS` are taken. */
export const TIME_VIEWS = {
  'timeline-stripe': {
    report: 'webpack-app',
    route: '#/webpack/loaders/overall',
    width: 1360,
    steps: [{ hover: CHART, at: { x: 300, y: 80 }, until: OF_STRIPE }],
    crop: CARD,
    marks: [TOOLTIP],
  },
  'timeline-bar': {
    report: 'webpack-app',
    route: '#/webpack/loaders/overall',
    width: 1360,
    steps: [{ hover: CHART, at: { x: 400, y: 60 }, until: OF_BAR }],
    crop: CARD,
    marks: [TOOLTIP],
  },
  'timeline-filter': {
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
  'timeline-rspack': {
    report: 'rspack-app',
    route: '#/webpack/loaders/overall',
    width: 1360,
    steps: [{ hover: CHART, at: { x: 500, y: 364 }, until: OF_BAR }],
    crop: CARD,
    marks: [TOOLTIP],
  },
  'loader-config': {
    report: 'webpack-app',
    route: '#/webpack/loaders/overall',
    height: 900,
    steps: [{ click: '.ant-card-extra button' }],
    crop: DRAWER,
    maxHeight: 508,
    marks: [`${DRAWER} .react-json-view`],
  },
  'folder-totals': {
    report: 'webpack-app',
    route: '#/webpack/loaders/analysis',
    height: 900,
    steps: [{ click: title('node_modules') }],
    crop: `${DRAWER} .ant-card`,
    maxHeight: 215,
    marks: [`${DRAWER} .ant-card-head`, `${DRAWER} .ant-table-tbody`],
  },
  'folder-rspack': {
    report: 'rspack-app',
    route: '#/webpack/loaders/analysis',
    height: 900,
    steps: [{ click: title('node_modules') }],
    crop: `${DRAWER} .ant-card`,
    maxHeight: 215,
    marks: [`${DRAWER} .ant-table-tbody`],
  },
  'loader-order': {
    report: 'webpack-app',
    route: '#/webpack/loaders/analysis',
    height: 900,
    steps: [{ click: title('styles.css') }, { click: `${DRAWER} .ant-tabs-tab >> nth=0` }],
    crop: DRAWER,
    maxHeight: 420,
    marks: [`${DRAWER} .ant-timeline-item >> nth=0`],
  },
  'loader-props': {
    report: 'webpack-app',
    route: '#/webpack/loaders/analysis',
    height: 900,
    steps: [{ click: title('main.jsx') }, { click: `${DRAWER} .ant-tabs-tab >> nth=0` }],
    crop: DRAWER,
    maxHeight: 520,
    marks: [`${DRAWER} .ant-timeline`, `${DRAWER} .ant-tabs-content-holder`],
  },
  'loader-missing': {
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
  'plugins-rspack': {
    report: 'rspack-app',
    route: '#/webpack/plugins',
    width: 1360,
    crop: CARD,
    maxHeight: 462,
    marks: ['.ant-table-tbody tr.ant-table-row:nth-child(-n+5)'],
  },
  'plugins-filter': {
    report: 'webpack-app',
    route: '#/webpack/plugins',
    width: 1360,
    steps: [{ select: '.ant-card-body .ant-select-selector', text: 'Terser' }],
    crop: CARD,
    maxHeight: 360,
    marks: ['.ant-card-body .ant-select >> nth=0', '.ant-table-tbody tr.ant-table-row:nth-child(-n+2)'],
  },
  'loader-tags': {
    report: 'webpack-app',
    route: '#/webpack/loaders/analysis',
    width: 1360,
    steps: [{ hover: `${row('styles.css')} >> .ant-tag` }],
    crop: `${row('legacy')}, ${row('styles.css')}`,
    marks: [row('styles.css')],
  },
} satisfies Readonly<Record<string, ReportViewFact>>;
