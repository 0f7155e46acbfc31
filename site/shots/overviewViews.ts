import { REPORT_WIDTH } from '../reportInterface';
import type { ReportViewFact } from './ReportViewFact';

const MAIN_CARD = '[class*="mainColumn-"] .ant-card';
const SIDE_CARD = '[class*="sideColumn-"] .ant-card';
const PROJECT = `${MAIN_CARD}:has([class*="projectOverall-"])`;
const ALERTS = `${MAIN_CARD}:has(> .ant-card-body .ant-tabs)`;
const COMPILE = `${SIDE_CARD}:has(.ant-progress)`;
const NUMBERS = '[class*="overview-"] > [class*="container-"]';
const PANEL = '.ant-tabs-tabpane-active';

const tab = (code: string) => `[data-node-key="${code}"]`;

/** How the pictures of `OVERVIEW_SHOTS` are taken. */
export const OVERVIEW_VIEWS = {
  overall: { report: 'rspack-app', route: '#/overall', crop: 'body', maxHeight: 768, marks: [] },
  // What to fix and where the time goes, without what the report says of the machine.
  home: { report: 'rspack-app', route: '#/overall', crop: `${ALERTS}, ${COMPILE}`, marks: [] },
  // As wide as a phone shows it, and as dense.
  'overall-phone': {
    report: 'rspack-app',
    route: '#/overall',
    width: 440,
    height: 2400,
    density: 2.5,
    crop: COMPILE,
    marks: [],
  },
  'rsbuild-overall': { report: 'rsbuild-app', route: '#/overall', crop: 'body', maxHeight: 768, marks: [] },
  'webpack-overall': { report: 'webpack-app', route: '#/overall', crop: 'body', maxHeight: 768, marks: [] },
  'project-overall': {
    report: 'rspack-app',
    route: '#/overall',
    width: REPORT_WIDTH,
    crop: PROJECT,
    marks: [
      `${PROJECT} ${NUMBERS}:nth-child(-n+2)`,
      `${PROJECT} ${NUMBERS}:nth-child(n+3)`,
      `${PROJECT} .ant-descriptions-view`,
      `${PROJECT} .ant-btn-link`,
    ],
  },
  'bundle-overall': {
    report: 'rspack-app',
    route: '#/overall',
    width: 1360,
    crop: `${SIDE_CARD}:has(.ant-segmented)`,
    marks: [
      `${SIDE_CARD} .ant-segmented`,
      `${SIDE_CARD} .ant-alert`,
      `${SIDE_CARD} .ant-descriptions-view`,
      `${SIDE_CARD}:has(.ant-segmented) .ant-btn-link`,
    ],
  },
  'compile-overall': {
    report: 'webpack-app',
    route: '#/overall',
    width: 1360,
    crop: COMPILE,
    marks: [
      `${COMPILE} .ant-space-item:nth-child(2) > .ant-typography`,
      `${COMPILE} .ant-space-item:nth-child(3) > .ant-typography`,
      `${COMPILE} .ant-space-item:nth-child(4) > .ant-typography`,
      `${COMPILE} .ant-space-item:nth-child(5) > .ant-typography`,
    ],
  },
  'bundle-alerts': {
    report: 'rspack-app',
    route: '#/overall',
    width: REPORT_WIDTH,
    steps: [{ click: `${PANEL} .ant-collapse-header` }],
    crop: ALERTS,
    marks: [
      `${ALERTS} .ant-tabs-nav-wrap`,
      `${PANEL} [class*="labelContent-"]`,
      `${PANEL} [class*="extraContainer-"] [class*="iconContainer-"]`,
      `${PANEL} [class*="extraContainer-"] button`,
      `${PANEL} .ant-collapse-content`,
    ],
  },
  'compile-alerts': {
    report: 'webpack-app',
    route: '#/overall',
    width: REPORT_WIDTH,
    steps: [{ click: tab('E1003') }],
    crop: ALERTS,
    marks: [tab('E1003'), `${PANEL} .ant-card-body`],
  },
  'rule-config': {
    report: 'rspack-app',
    route: '#/overall',
    steps: [{ click: tab('E1004') }],
    crop: ALERTS,
    marks: [tab('E1004'), `${PANEL} .ant-card-body`, tab('E1006')],
  },
} satisfies Readonly<Record<string, ReportViewFact>>;
