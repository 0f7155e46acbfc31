import type { ReportViewFact, ViewStep } from './ReportViewFact';

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
  }) satisfies ReportViewFact;

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
  }) satisfies ReportViewFact;

/** How the pictures of `SIZE_SHOTS` are taken. */
export const SIZE_VIEWS = {
  'size-cards': {
    report: 'rspack-app',
    route: '#/bundle/size',
    width: 1600,
    height: 900,
    crop: '[class*="summary-"], [class*="chartsContainer-"]',
    marks: ['[class*="summary-"]', '[class*="chart-"] >> nth=0'],
  },
  'size-initial': {
    report: 'rspack-app',
    route: '#/bundle/size',
    width: 1600,
    height: 900,
    steps: [{ click: '[class*="chart-"] .ant-segmented-item:nth-child(2)' }],
    crop: '[class*="chart-"] >> nth=0',
    marks: ['[class*="chart-"] .ant-segmented >> nth=0'],
  },
  'tree-tags': {
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
  'module-size': {
    report: 'rspack-app',
    route: '#/bundle/size',
    width: 1600,
    height: 900,
    steps: [{ click: asset('main') }, { fill: '.ant-input-number-input >> nth=1', text: '10' }],
    crop: '.ant-layout-content .ant-tabs:has(> .ant-tabs-nav [data-node-key="treemap"])',
    maxHeight: 350,
    marks: ['.ant-input-number >> nth=1', `${MODULES} .ant-tree`],
  },
  'tree-search': {
    report: 'rspack-app',
    route: '#/bundle/size',
    width: 1600,
    height: 900,
    steps: [{ click: asset('main') }, { fill: `${MODULES} input.ant-input`, text: 'immer|redux' }],
    crop: MODULES,
    maxHeight: 440,
    marks: [`${MODULES} .ant-input-affix-wrapper`],
  },
  'search-module': {
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
  'treemap-search': treemapView(
    [
      { fill: `${SIDE} input[placeholder="Enter regexp"]`, text: 'immer' },
      { click: '[class*="search-result-item-"]' },
    ],
    ['[class*="search-results-"] >> nth=0', `${TREEMAP} canvas`],
  ),
  'treemap-gzip': treemapView(
    [{ click: `${SIDE} .ant-radio-button-wrapper:nth-child(3)` }],
    [`${SIDE} .ant-radio-group`],
  ),
  'treemap-stat': treemapView(
    [{ click: `${SIDE} .ant-radio-button-wrapper:nth-child(1)` }],
    [`${SIDE} .ant-radio-group`],
  ),
  'treemap-one': treemapView(
    [
      { click: `${SIDE} .ant-checkbox-wrapper >> nth=0` },
      { click: '[class*="chunk-list-"] .ant-checkbox-wrapper:has-text("admin")' },
    ],
    ['[class*="chunk-list-"]'],
  ),
  'treemap-zoom': treemapView([{ click: `${TREEMAP} canvas` }], []),
  'treemap-tooltip': treemapView([{ hover: `${TREEMAP} canvas`, at: { x: 300, y: 300 } }], []),
  bailout: {
    ...moduleView(['531', 'lodash.js'], [], [`${DRAWER} .module-analyze-bailout-card-list`]),
    maxHeight: 300,
  },
  'module-reasons': moduleView(
    ['531', 'lodash.js'],
    [{ click: '[data-node-key="moduleTree"]' }],
    [`${DRAWER} .file-tree-com-titles-box`],
  ),
  'module-dependencies': moduleView(
    ['main', 'main.jsx'],
    [
      { click: '[data-node-key="moduleTree"]' },
      { click: `${DRAWER} .ant-card-head-tabs .ant-tabs-tab >> nth=1` },
    ],
    [`${DRAWER} .ant-card-head-tabs .ant-tabs-tab >> nth=1`],
  ),
} satisfies Readonly<Record<string, ReportViewFact>>;
