import type { ReportViewFact } from './ReportViewFact';

const ROUTE = '#/resources/bundle/diff';
const ROW = '.ant-tabs-tabpane-active .ant-table-tbody tr.ant-table-row';
const tabAt = (place: number) => ({ click: `.ant-tabs-nav-list > .ant-tabs-tab >> nth=${place}` });

/** A tab of the comparison: its filters and the start of its table. */
const tabView = (place: number, maxHeight: number, marks: readonly string[], width = 1280) =>
  ({
    report: 'bundle-diff',
    route: ROUTE,
    width,
    steps: [tabAt(place)],
    crop: '.ant-tabs:has(> .ant-tabs-nav)',
    maxHeight,
    marks,
  }) satisfies ReportViewFact;

/** How the pictures of `DIFF_SHOTS` are taken. */
export const DIFF_VIEWS = {
  'diff-overview': tabView(0, 400, [`${ROW} >> nth=0`, `${ROW} >> nth=1`]),
  'diff-search': {
    ...tabView(2, 470, [`${ROW}:has-text("Changed"):not(:has-text("Not Changed"))`], 1720),
    steps: [tabAt(2), { fill: '.ant-tabs-tabpane-active input.ant-input', text: 'dates' }],
  },
  'diff-assets': tabView(1, 396, [`${ROW} >> nth=0`]),
  'diff-modules': tabView(2, 380, [`${ROW} >> nth=0`], 1720),
  'diff-packages': tabView(3, 396, [`${ROW} >> nth=0`, `${ROW} >> nth=1`]),
  'diff-asset-modules': {
    report: 'bundle-diff',
    route: ROUTE,
    width: 1600,
    steps: [tabAt(1), { click: '.ant-table-row-expand-icon >> nth=1' }],
    crop: '.ant-tabs:has(> .ant-tabs-nav)',
    maxHeight: 560,
    marks: ['.ant-table-expanded-row'],
  },
} satisfies Readonly<Record<string, ReportViewFact>>;
