/**
 * What our script in a published report must know of the interface of the documented version. The interface names no part
 * for others, so a new version may change each of them; `tests/e2e/report-places.spec.ts` opens all.
 */
export const REPORT_INTERFACE = {
  /** There once the report has read its data and drawn itself. */
  drawn: '.ant-layout-content > *',
  /** The report's own switch of the theme; pressed while it is dark. */
  themeSwitch: '.ant-layout-header [role="switch"]',
  /** What Escape closes inside the report, while it is open. */
  overlays:
    '.ant-drawer-open, .ant-modal-wrap:not([style*="none"]), .ant-dropdown:not(.ant-dropdown-hidden), .ant-select-dropdown:not(.ant-select-dropdown-hidden)',
} as const;

/**
 * Below this width, in px, the report's own layout breaks: it is laid out at no less. Its first page needs some 1,100, Bundle
 * Size 1,329 in Chinese.
 */
export const REPORT_WIDTH = 1340;

/** What page and report say to each other; a message is an object with this one key. */
export const REPORT_MESSAGE = 'rsdoctorReport';

/** The interface without data, below the base path: the page that opens reports hands it those of the reader. */
export const EMPTY_REPORT = '/reports/interface.html';

/** How that page is given data: this message brings a port, and each section comes through it. */
export const REPORT_HANDOVER = 'rsdoctorReportData';

/** Where the interface looks for its data, and how its scripts are kept from running before it is there. */
export const EMPTY_REPORT_FACTS = { data: '__RSDOCTOR__', held: 'text/plain', note: 'without-data' } as const;

/** What the report's interface of the documented version keeps in the browser's storage, and how a picture sets it. */
export const REPORT_STORAGE = {
  keys: {
    theme: '__RSDOCTOR__STORAGE__THEME',
    lang: '__RSDOCTOR__STORAGE__LOCALE',
    visited: '__RSDOCTOR__STORAGE__FIRST_VISIT',
  },
  /** Value in the storage for each value in the address of a published report: `?theme=dark&lang=zh`. */
  values: {
    theme: { light: 'light', dark: 'dark' },
    lang: { en: 'en', zh: 'cn' },
  },
} as const;

/** One press, or one text, that leads to an item of a report. */
export interface ItemStep {
  readonly find: string;
  readonly text?: string;
  /** Which of the elements that fit, from 0; the first one, unless told. */
  readonly nth?: number;
  readonly fill?: string;
  /** Brought into view, and neither pressed nor filled. */
  readonly look?: true;
}

const ALERTS = '.ant-card:has(> .ant-card-body [data-node-key="E1001"])';
const MODULES = '[class*="bundleBody-"]';
const PANEL = '.ant-tabs-tabpane-active';
const DRAWER = '.ant-drawer-content';
const MODAL = '.ant-modal';
const TREEMAP_SEARCH = '[class*="sidebar-content-"] input[placeholder="Enter regexp"]';

const PROJECT = '.ant-card:has([class*="projectOverall-"])';
const SIZES = '.ant-card:has(.ant-segmented)';
const tab = (key: string): ItemStep => ({ find: `[data-node-key="${key}"]` });
const lookAt = (find: string): ItemStep => ({ find, look: true });
const finding = (code: string) => [tab(code), lookAt(ALERTS)] as const;
const asset = (text: string): ItemStep => ({ find: '[class*="fileText-"]', text });
const stage = (nth: number) => [{ find: '.ant-card:has(.ant-progress) button', nth }] as const;
const diffTab = (nth: number) => [{ find: '.ant-tabs-nav-list > .ant-tabs-tab', nth }] as const;
const openFinding = (code: string) =>
  [tab(code), { find: `${PANEL} .ant-collapse-header` }, lookAt(ALERTS)] as const;
const SHOW_RELATIONS: ItemStep = { find: `${PANEL} [class*="extraContainer-"] button` };
const inTree = (text: string): ItemStep => ({
  find: '.ant-layout-content .rc-tree-title *:not(:has(*))',
  text,
});
/** A module of an asset, as its search shows it. */
const moduleOf = (file: string, name: string) =>
  [
    asset(file),
    { find: `${MODULES} input.ant-input`, fill: name },
    { find: `${MODULES} [class*="bundleTreeEntryTitle-"]`, text: name },
  ] as const;

const cardOf = (key: string) => `.ant-card:has(> .ant-card-body [data-node-key="${key}"])`;

/**
 * Steps to the findings of a rule, in any report, from its first page.
 * @param code of the rule: `E1001`, or `EXTEND` for rules of a project
 */
export function stepsToFindings(code: string): readonly ItemStep[] {
  const key = code === 'EXTEND' ? 'CUSTOM_RULES' : code;
  return [tab(key), lookAt(cardOf(key))];
}

/**
 * Steps to a module in the treemap, in any report, from the view of sizes.
 * @param pattern regular expression that fits its path; the first of several is shown
 */
export const stepsToModule = (pattern: string): readonly ItemStep[] => [
  tab('treemap'),
  { find: TREEMAP_SEARCH, fill: pattern },
  { find: '[class*="search-result-item-"]' },
];

/**
 * Items that a link opens in a live report, beyond its view: `/reports/rspack-app.html?item=E1001#/overall`. The interface
 * has addresses for views only, so a script of ours takes these steps.
 */
export const REPORT_ITEMS = {
  E1001: openFinding('E1001'),
  E1002: openFinding('E1002'),
  E1003: finding('E1003'),
  E1004: finding('E1004'),
  E1006: finding('E1006'),
  E1007: finding('E1007'),
  E1008: finding('E1008'),
  E1009: finding('E1009'),
  customRules: finding('CUSTOM_RULES'),
  relations: [SHOW_RELATIONS],
  relationsNewer: [SHOW_RELATIONS, { find: `${DRAWER} .ant-tabs-tab`, nth: 1 }],
  bundlerConfig: [{ find: `${PROJECT} .ant-btn-link` }],
  messages: [{ find: '.anticon-bug' }],
  jsFiles: [
    { find: `${SIZES} .ant-segmented-item`, nth: 1 },
    { find: `${SIZES} .ant-descriptions-view *:not(:has(*))`, text: '4' },
  ],
  stages: [lookAt('.ant-card:has(.ant-progress)')],
  stageStart: stage(0),
  stageEnd: stage(1),
  stageMinify: stage(2),
  loaderConfig: [{ find: '.ant-card-extra button' }],
  nodeModules: [inTree('node_modules')],
  mainJsx: [inTree('main.jsx'), { find: `${DRAWER} .ant-tabs-tab` }],
  stylesCss: [inTree('styles.css'), { find: `${DRAWER} .ant-tabs-tab` }],
  toolkit: [{ find: '.ant-card-body input.ant-input', fill: 'redux-toolkit.esm' }],
  main: [asset('main')],
  initialJs: [{ find: '[class*="chart-"] .ant-segmented-item', nth: 1 }],
  ownModules: [asset('main'), { find: `${MODULES} input.ant-input`, fill: 'src/' }],
  fonts: [asset('graphiql.'), { find: `${MODULES} input.ant-input`, fill: 'font/' }],
  largeModules: [asset('main'), { find: '.ant-input-number-input', nth: 1, fill: '10' }],
  searchModule: [
    { find: '[class*="searchBtn-"]' },
    { find: `${MODAL} input`, fill: 'sortBy' },
    { find: `${MODAL} .ant-input-search-button` },
  ],
  treemap: [tab('treemap')],
  treemapSearch: [
    tab('treemap'),
    { find: TREEMAP_SEARCH, fill: 'immer' },
    { find: '[class*="search-result-item-"]' },
  ],
  immer: [...moduleOf('main', 'immer.mjs'), tab('moduleTree')],
  lodash: moduleOf('531', 'lodash.js'),
  lodashReasons: [...moduleOf('531', 'lodash.js'), tab('moduleTree')],
  mainDependencies: [
    ...moduleOf('main', 'main.jsx'),
    tab('moduleTree'),
    { find: `${DRAWER} .ant-card-head-tabs .ant-tabs-tab`, nth: 1 },
  ],
  diffAssets: diffTab(1),
  diffModules: diffTab(2),
  diffPackages: diffTab(3),
  diffSearch: [...diffTab(2), { find: '.ant-tabs-tabpane-active input.ant-input', fill: 'dates' }],
  diffAssetModules: [...diffTab(1), { find: '.ant-table-row-expand-icon', nth: 1 }],
} as const satisfies Readonly<Record<string, readonly ItemStep[]>>;

export type ReportItem = keyof typeof REPORT_ITEMS;
