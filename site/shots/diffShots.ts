import type { ReportShotFact } from './ReportShotFact';

/** Pictures of the parts of the comparison. */
export const DIFF_SHOTS = {
  'diff-assets': {
    report: 'bundle-diff',
    alt: {
      en: 'The tab Assets: a row per output file with its current size, the difference and the size before',
      zh: 'Assets 标签页：每个输出文件一行，显示当前体积、差值和之前的体积',
    },
    caption: { en: 'The tab Assets', zh: 'Assets 标签页' },
    marks: [{ en: 'A file, its hash removed from the name.', zh: '一个文件，名称里的哈希已去掉。' }],
  },
  'diff-modules': {
    report: 'bundle-diff',
    alt: {
      en: 'The tab Modules: a row per module with a tag for the change and the sizes of both builds',
      zh: 'Modules 标签页：每个模块一行，带变化的标签和两次构建的体积',
    },
    caption: { en: 'The tab Modules', zh: 'Modules 标签页' },
    marks: [{ en: 'A module, its change and its sizes.', zh: '一个模块的变化和体积。' }],
  },
  'diff-packages': {
    report: 'bundle-diff',
    alt: {
      en: 'The tab Packages: moment is deleted, dayjs is new, all others have not changed',
      zh: 'Packages 标签页：moment 已删除，dayjs 为新增，其余没有变化',
    },
    caption: { en: 'The tab Packages', zh: 'Packages 标签页' },
    marks: [
      {
        en: 'The old date library is gone. Changes come first.',
        zh: '原来的日期库已删除。有变化的包排在前面。',
      },
      { en: 'The new one, with its size.', zh: '新增的日期库及其体积。' },
    ],
  },
  'diff-asset-modules': {
    report: 'bundle-diff',
    alt: {
      en: 'The tab Assets with a file opened: the modules of that file with their sizes in both builds',
      zh: 'Assets 标签页中展开的一个文件：它的模块及在两次构建中的体积',
    },
    caption: { en: 'The modules of a file', zh: '一个文件的模块' },
    marks: [{ en: 'The modules of the file.', zh: '这个文件的模块。' }],
  },
} as const satisfies Readonly<Record<string, ReportShotFact>>;
