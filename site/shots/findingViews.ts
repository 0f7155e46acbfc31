import { REPORT_WIDTH } from '../reportInterface';
import type { ReportViewFact } from './ReportViewFact';

const ALERTS = '[class*="mainColumn-"] .ant-card:has(> .ant-card-body .ant-tabs)';
const PANEL = '.ant-tabs-tabpane-active';
const DRAWER = '.ant-drawer-content';

const tab = (code: string) => `[data-node-key="${code}"]`;

/** The tab of a rule in a report of the Rspack build. */
const finding = (code: string, marks: readonly string[], open = false) =>
  ({
    report: 'rspack-app',
    route: '#/overall',
    width: REPORT_WIDTH,
    steps: [{ choose: tab(code) }, ...(open ? [{ click: `${PANEL} .ant-collapse-header` }] : [])],
    crop: ALERTS,
    marks,
  }) satisfies ReportViewFact;

/** The page that explains a rule. */
const explanation = (report: 'rspack-app' | 'webpack-app', code: string) =>
  ({
    report,
    route: '#/resources/rules',
    width: 1440,
    steps: [{ click: `.ant-layout-content :text-is("${code}")` }],
    crop: '.ant-layout-content .ant-card',
    marks: ['.ant-layout-content .ant-card >> nth=0', '.ant-layout-content .ant-card >> nth=1'],
  }) satisfies ReportViewFact;

/** How the pictures of `FINDING_SHOTS` are taken. */
export const FINDING_VIEWS = {
  relations: {
    report: 'rspack-app',
    route: '#/overall',
    height: 700,
    steps: [{ click: `${PANEL} [class*="extraContainer-"] button` }],
    crop: DRAWER,
    maxHeight: 360,
    marks: [`${DRAWER} .ant-tabs-nav-list`],
  },
  'relations-newer': {
    report: 'rspack-app',
    route: '#/overall',
    height: 700,
    steps: [
      { click: `${PANEL} [class*="extraContainer-"] button` },
      { click: `${DRAWER} .ant-tabs-tab >> nth=1` },
    ],
    crop: DRAWER,
    maxHeight: 260,
    marks: [`${DRAWER} .ant-tabs-tab-active`, `${DRAWER} ${PANEL}`],
  },
  explanation: explanation('rspack-app', 'E1001'),
  'explanation-loaders': explanation('webpack-app', 'E1003'),
  e1002: finding('E1002', [tab('E1002'), `${PANEL} .ant-collapse-content-active`], true),
  e1004: {
    report: 'webpack-app',
    route: '#/overall',
    width: 1600,
    steps: [{ click: tab('E1004') }],
    crop: ALERTS,
    marks: ['.e2e-ecma-source >> nth=0', '.e2e-ecma-output >> nth=0', '.e2e-ecma-error >> nth=0'],
  },
  e1006: finding('E1006', [tab('E1006'), `${PANEL} .ant-collapse-content-active`]),
  e1007: finding('E1007', [tab('E1007'), `${PANEL} .ant-collapse-content-active`]),
  e1008: finding('E1008', [`${PANEL} .ant-collapse-content-active`]),
  e1009: finding('E1009', [`${PANEL} .ant-collapse-content-active`]),
  'custom-rules': {
    report: 'rspack-app',
    route: '#/overall',
    width: REPORT_WIDTH,
    steps: [{ choose: tab('CUSTOM_RULES') }],
    crop: ALERTS,
    maxHeight: 420,
    marks: [`${PANEL} [class*="container-"] >> nth=0`],
  },
} satisfies Readonly<Record<string, ReportViewFact>>;
