import type { ReportShotFact } from './ReportShotFact';

/** Pictures of what opens behind the cards of the page Overall. */
export const STAGE_SHOTS = {
  'file-counts': {
    report: 'rspack-app',
    alt: {
      en: 'The card Bundle Overall switched to Files: {totalFiles} files in all, and a number per file type',
      zh: '切换到文件数的产物数据概览卡片：共 {totalFiles} 个文件，每种类型一个数字',
    },
    caption: { en: 'Bundle Overall, switched to Files', zh: '产物数据概览，切换为文件数' },
    marks: [
      { en: 'The switch between sizes and numbers of files.', zh: '在体积和文件数之间切换。' },
      { en: 'A number per type; click one for its files.', zh: '每种类型的文件数，点击可查看文件。' },
    ],
  },
  'stage-start': {
    report: 'webpack-app',
    alt: {
      en: 'The drawer of the first stage with a chart: a row per hook, a stripe per call of a plugin',
      zh: '第一阶段的抽屉，里面是一张图表：每个 hook 一行，插件的每次调用一个色块',
    },
    caption: {
      en: 'The hooks of Bootstrap ~ BeforeCompile',
      zh: 'Bootstrap ~ BeforeCompile 阶段的 hook',
    },
    marks: [
      {
        en: 'A row per hook, a stripe per call of a plugin function.',
        zh: '每个 hook 一行，插件函数的每次调用一个色块。',
      },
    ],
  },
  'stage-end': {
    report: 'webpack-app',
    alt: {
      en: 'The drawer of the last stage with a table of plugins, hooks, calls and durations',
      zh: '最后一个阶段的抽屉，里面是插件、hook、调用次数和耗时的表格',
    },
    caption: { en: 'The details of AfterCompile ~ Done', zh: 'AfterCompile ~ Done 的详情' },
    marks: [
      {
        en: 'Plugins by duration. Rows that begin with `Rsdoctor` are gone in a build without it.',
        zh: '插件按耗时排列。以 `Rsdoctor` 开头的行，在不带 Rsdoctor 的构建里不会出现。',
      },
    ],
  },
  'stage-minify': {
    report: 'webpack-app',
    alt: {
      en: 'The drawer of Minify with TerserPlugin in the first row of the table: hook processAssets, one call',
      zh: 'Minify 的抽屉，表格第一行是 TerserPlugin：hook 为 processAssets，调用一次',
    },
    caption: { en: 'What minification consists of', zh: '代码压缩的时间花在哪里' },
    marks: [{ en: 'The plugin that takes nearly all of the time.', zh: '占用大部分时间的插件。' }],
  },
} as const satisfies Readonly<Record<string, ReportShotFact>>;
