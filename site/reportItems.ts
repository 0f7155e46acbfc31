/** One press, or one text, that leads to an item of a report. */
export interface ItemStep {
  /** CSS selector; the first element that fits is taken. */
  readonly find: string;
  /** How the text of the element begins. */
  readonly text?: string;
  /** What is written into the element, instead of pressing it. */
  readonly fill?: string;
  /** Brought into view, and neither pressed nor filled. */
  readonly look?: true;
}

const ALERTS = '.ant-card:has(> .ant-card-body [data-node-key="E1001"])';
const MODULES = '[class*="bundleBody-"]';

const tab = (key: string): ItemStep => ({ find: `[data-node-key="${key}"]` });
const lookAt = (find: string): ItemStep => ({ find, look: true });
const finding = (code: string) => [tab(code), lookAt(ALERTS)] as const;
const asset = (text: string): ItemStep => ({ find: '[class*="fileText-"]', text });

/**
 * Items that a link opens in a live report, beyond its view: `/reports/rspack-app.html?item=E1001#/overall`. The interface
 * has addresses for views only, so a script of ours takes these steps.
 */
export const REPORT_ITEMS = {
  E1001: [tab('E1001'), { find: '.ant-tabs-tabpane-active .ant-collapse-header' }, lookAt(ALERTS)],
  E1002: finding('E1002'),
  E1003: finding('E1003'),
  E1004: finding('E1004'),
  E1006: finding('E1006'),
  E1007: finding('E1007'),
  E1008: finding('E1008'),
  E1009: finding('E1009'),
  stages: [lookAt('.ant-card:has(.ant-progress)')],
  main: [asset('main')],
  treemap: [tab('treemap')],
  immer: [
    asset('main'),
    { find: `${MODULES} input.ant-input`, fill: 'immer' },
    { find: `${MODULES} [class*="bundleTreeEntryTitle-"]`, text: 'immer.mjs' },
    tab('moduleTree'),
  ],
} as const satisfies Readonly<Record<string, readonly ItemStep[]>>;

/** Name of an item. */
export type ReportItem = keyof typeof REPORT_ITEMS;
