import type { ReportShot, ReportView } from './types';

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
  }) satisfies ReportView;

/** Pictures of the parts of the comparison. */
export const DIFF_SHOTS = {
  'diff-overview': {
    view: tabView(0, 400, [`${ROW} >> nth=0`, `${ROW} >> nth=1`]),
    alt: {
      en: 'The Overview tab: a row for each file type, with the size and the number of files in both builds',
      zh: 'Overview 标签页：每种文件类型一行，显示两次构建的体积和文件数',
    },
    caption: { en: 'The Overview tab', zh: 'Overview 标签页' },
    marks: [
      { en: 'JS, in all files and in the initial ones.', zh: 'JS：全部文件和初始文件。' },
      { en: "CSS, which hasn't changed.", zh: 'CSS：没有变化。' },
    ],
  },

  'diff-assets': {
    view: tabView(1, 396, [`${ROW} >> nth=0`]),
    alt: {
      en: 'The Assets tab: a row for each output file, with its current size, the difference, and the size before',
      zh: 'Assets 标签页：每个产物文件一行，显示当前体积、差值和之前的体积',
    },
    caption: { en: 'The Assets tab', zh: 'Assets 标签页' },
    marks: [{ en: 'A file, without the hash in its name.', zh: '一个文件，名称里的哈希已经去掉。' }],
  },

  'diff-modules': {
    view: tabView(2, 380, [`${ROW} >> nth=0`], 1720),
    alt: {
      en: 'The Modules tab: a row for each module, with a tag for the change and its sizes in both builds',
      zh: 'Modules 标签页：每个模块一行，显示变化标签和两次构建的体积',
    },
    caption: { en: 'The Modules tab', zh: 'Modules 标签页' },
    marks: [{ en: 'A module, with its change and its sizes.', zh: '一个模块的变化和体积。' }],
  },

  'diff-search': {
    view: {
      ...tabView(2, 470, [`${ROW}:has-text("Changed"):not(:has-text("Not Changed"))`], 1720),
      steps: [tabAt(2), { fill: '.ant-tabs-tabpane-active input.ant-input', text: 'dates' }],
    },
    alt: {
      en: 'The Modules tab, searched for dates: the module src/dates.js is tagged Changed, with different sizes in the two builds',
      zh: '在 Modules 标签页搜索 dates：模块 src/dates.js 带有 Changed 标签，体积与之前不同',
    },
    caption: { en: 'The module that the change was made in', zh: '改动所在的模块' },
    marks: [{ en: '**Changed**: its sizes differ.', zh: '**Changed**：两次构建的体积不同。' }],
  },

  'diff-packages': {
    view: tabView(3, 396, [`${ROW} >> nth=0`, `${ROW} >> nth=1`]),
    alt: {
      en: 'The Packages tab: moment is deleted, dayjs is new, and nothing else has changed',
      zh: 'Packages 标签页：moment 已删除，dayjs 为新增，其余没有变化',
    },
    caption: { en: 'The Packages tab', zh: 'Packages 标签页' },
    marks: [
      {
        en: 'The old date library, deleted. Changes come first.',
        zh: '原来的日期库已经删除。有变化的包排在前面。',
      },
      { en: 'The new one, with its size.', zh: '新的日期库及其体积。' },
    ],
  },

  'diff-asset-modules': {
    view: {
      report: 'bundle-diff',
      route: ROUTE,
      width: 1600,
      steps: [tabAt(1), { click: '.ant-table-row-expand-icon >> nth=1' }],
      crop: '.ant-tabs:has(> .ant-tabs-nav)',
      maxHeight: 560,
      marks: ['.ant-table-expanded-row'],
    },
    alt: {
      en: 'The Assets tab with a file expanded: its modules, with their sizes in both builds',
      zh: 'Assets 标签页展开了一个文件：列出文件里的模块及其在两次构建中的体积',
    },
    caption: { en: 'The modules of a file', zh: '一个文件里的模块' },
    marks: [{ en: 'The modules of the expanded file.', zh: '所展开文件的模块。' }],
  },
} as const satisfies Readonly<Record<string, ReportShot>>;
