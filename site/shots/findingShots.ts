import type { ReportShotFact } from './ReportShotFact';

/** Pictures of single findings, in the card Bundle Alerts. */
export const FINDING_SHOTS = {
  relations: {
    report: 'rspack-app',
    alt: {
      en: 'The drawer behind Show Relations: a tab for each version of immer, and the chain of imports that leads to the open one',
      zh: '点击 Show Relations 打开的抽屉：immer 的每个版本一个标签页，下方是导入该版本的导入链',
    },
    caption: { en: 'Show Relations: who imports each version', zh: 'Show Relations：每个版本由谁导入' },
    marks: [{ en: 'A tab per version, with its source size.', zh: '每个版本一个标签页，带源码体积。' }],
  },
  e1002: {
    report: 'rspack-app',
    alt: {
      en: 'The tab of rule E1002 with {e1002} packages; the first one is open and lists a module with the chunks that contain it',
      zh: '规则 E1002 的标签页，列出 {e1002} 个包；第一个已展开，显示模块以及包含它的 chunk',
    },
    caption: { en: 'A finding of E1002', zh: 'E1002 的一条结果' },
    marks: [
      { en: 'The tab, with the number of packages.', zh: '标签页，带包的数量。' },
      { en: 'A module, and the chunks that contain it.', zh: '模块，以及包含它的 chunk。' },
    ],
  },
  e1004: {
    report: 'webpack-app',
    alt: {
      en: 'The tab of rule E1004 with {e1004} findings: each row has a source file, an output file and the error',
      zh: '规则 E1004 的标签页，有 {e1004} 条结果，每行是源文件、输出文件和错误信息',
    },
    caption: {
      en: 'Findings of E1004, in a report of a webpack build',
      zh: 'E1004 的结果，来自一次 webpack 构建',
    },
    marks: [
      { en: 'Where the syntax comes from.', zh: '语法来自哪个源文件。' },
      { en: 'Where it is in the output.', zh: '在产物中的位置。' },
      { en: 'What the parser says.', zh: '解析器给出的错误。' },
    ],
  },
  e1006: {
    report: 'rspack-app',
    alt: {
      en: 'The tab of rule E1006: a module with a list of initial chunks and a list of async chunks',
      zh: '规则 E1006 的标签页：一个模块，以及它所在的初始 chunk 和异步 chunk',
    },
    caption: { en: 'A finding of E1006', zh: 'E1006 的一条结果' },
    marks: [
      { en: 'The tab, with the number of modules.', zh: '标签页，带模块数量。' },
      {
        en: 'The module with its **Initial Chunks** and **Async Chunks**.',
        zh: '这个模块所在的初始 chunk 和异步 chunk。',
      },
    ],
  },
  e1007: {
    report: 'rspack-app',
    alt: {
      en: 'The tab of rule E1007: a module and the import that keeps it in the output',
      zh: '规则 E1007 的标签页：一个模块，以及让它留在产物里的导入',
    },
    caption: { en: 'A finding of E1007', zh: 'E1007 的一条结果' },
    marks: [
      { en: 'The tab, with the number of modules.', zh: '标签页，带模块数量。' },
      { en: 'The module, and the imports that keep it.', zh: '模块，以及让它保留下来的导入。' },
    ],
  },
  e1008: {
    report: 'rspack-app',
    alt: {
      en: 'The tab of rule E1008: a required module and the file with the require call',
      zh: '规则 E1008 的标签页：一个模块，以及用 require() 加载它的文件',
    },
    caption: { en: 'A finding of E1008', zh: 'E1008 的一条结果' },
    marks: [
      {
        en: 'The module, and the `require()` calls that load it.',
        zh: '模块，以及加载它的 `require()` 调用。',
      },
    ],
  },
  e1009: {
    report: 'rspack-app',
    alt: {
      en: 'The tab of rule E1009: a package with its ESM entry and the CommonJS file that was bundled instead',
      zh: '规则 E1009 的标签页：一个包的 ESM 入口，以及实际打包的 CommonJS 文件',
    },
    caption: { en: 'A finding of E1009', zh: 'E1009 的一条结果' },
    marks: [
      { en: 'What the package offers, and what was bundled.', zh: '包提供的入口，以及实际打包的文件。' },
    ],
  },
  'custom-rules': {
    report: 'rspack-app',
    alt: {
      en: 'The tab Custom Rules of the card Bundle Alerts, with one row per message and its code',
      zh: '编译预警卡片的 Custom Rules 标签页，每条消息一行，带编号',
    },
    caption: {
      en: 'Custom Rules on Rspack repeats the findings of the other tabs',
      zh: '在 Rspack 上，Custom Rules 会重复其他标签页的结果',
    },
    marks: [{ en: 'A message and its code.', zh: '一条消息及其编号。' }],
  },
} as const satisfies Readonly<Record<string, ReportShotFact>>;
