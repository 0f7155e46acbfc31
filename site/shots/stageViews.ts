import type { ReportViewFact } from './ReportViewFact';

const PROJECT = '[class*="mainColumn-"] .ant-card:has([class*="projectOverall-"])';
const SIDE_CARD = '[class*="sideColumn-"] .ant-card';
const SIZES = `${SIDE_CARD}:has(.ant-segmented)`;
const STAGES = `${SIDE_CARD}:has(.ant-progress)`;
const DRAWER = '.ant-drawer-content';

/** The details of a build stage, in a report of the webpack build. */
const stage = (place: number, maxHeight: number, marks: readonly string[]) =>
  ({
    report: 'webpack-app',
    route: '#/overall',
    height: 900,
    steps: [{ click: `${STAGES} button >> nth=${place}` }],
    crop: DRAWER,
    maxHeight,
    marks,
  }) satisfies ReportViewFact;

const fileRow = (start: string) =>
  `${DRAWER} .ant-tree-treenode:has([class*="treeTitle-"]:text-matches("^${start}"))`;

/** How the pictures of `STAGE_SHOTS` are taken. */
export const STAGE_VIEWS = {
  'bundler-config': {
    report: 'rspack-app',
    route: '#/overall',
    height: 900,
    steps: [
      { click: `${PROJECT} .ant-btn-link` },
      { select: `${DRAWER} .ant-select-selector`, text: 'optimization' },
    ],
    crop: DRAWER,
    maxHeight: 508,
    marks: [`${DRAWER} .ant-select`, `${DRAWER} .react-json-view`],
  },
  messages: {
    report: 'rspack-app',
    route: '#/overall',
    height: 900,
    steps: [{ click: '.anticon-bug' }],
    crop: '.rc-dialog-content',
    maxHeight: 440,
    marks: ['.rc-dialog-body > .ant-row >> nth=0'],
  },
  'js-files': {
    report: 'rspack-app',
    route: '#/overall',
    height: 900,
    steps: [
      { click: `${SIZES} .ant-segmented-item:nth-child(2)` },
      { click: `${SIZES} .ant-descriptions-view :text-is("4")` },
    ],
    crop: DRAWER,
    maxHeight: 250,
    marks: [`${fileRow('main')} .ant-tag-cyan`, fileRow('531')],
  },
  'file-counts': {
    report: 'rspack-app',
    route: '#/overall',
    width: 1600,
    steps: [{ click: `${SIZES} .ant-segmented-item:nth-child(2)` }],
    crop: SIZES,
    marks: [`${SIZES} .ant-segmented`, `${SIZES} .ant-descriptions-view`],
  },
  'stage-start': stage(0, 370, [`${DRAWER} canvas`]),
  'stage-end': stage(1, 605, [`${DRAWER} .ant-table-tbody`]),
  'stage-minify': stage(2, 605, [`${DRAWER} .ant-table-tbody tr.ant-table-row >> nth=0`]),
} satisfies Readonly<Record<string, ReportViewFact>>;
