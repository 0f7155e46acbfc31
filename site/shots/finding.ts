import { REPORT_WIDTH } from '../reportInterface';
import type { ReportShot, ReportView } from './types';

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
  }) satisfies ReportView;

/** The page that explains a rule. */
const explanation = (report: 'rspack-app' | 'webpack-app', code: string) =>
  ({
    report,
    route: '#/resources/rules',
    width: 1440,
    steps: [{ click: `.ant-layout-content :text-is("${code}")` }],
    crop: '.ant-layout-content .ant-card',
    marks: ['.ant-layout-content .ant-card >> nth=0', '.ant-layout-content .ant-card >> nth=1'],
  }) satisfies ReportView;

/** Pictures of single findings, in the card Bundle Alerts. */
export const FINDING_SHOTS = {
  relations: {
    view: {
      report: 'rspack-app',
      route: '#/overall',
      height: 700,
      steps: [{ click: `${PANEL} [class*="extraContainer-"] button` }],
      crop: DRAWER,
      maxHeight: 360,
      marks: [`${DRAWER} .ant-tabs-nav-list`],
    },
    alt: {
      en: 'The Show Relations drawer: a tab for each version of immer, and the chain of imports that leads to version 9.0.21',
      zh: 'Show Relations 抽屉：immer 的每个版本一个标签页，下方是 9.0.21 的导入链',
    },
    caption: { en: 'What imports version 9.0.21 of immer', zh: 'immer 9.0.21 是由谁导入的' },
    marks: [{ en: 'One tab per version, with its source size.', zh: '每个版本一个标签页，附源码体积。' }],
  },

  'relations-newer': {
    view: {
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
    alt: {
      en: 'The Show Relations drawer with the tab of version 10.1.1 of immer: src/main.jsx imports it',
      zh: 'Show Relations 抽屉，打开了 immer 10.1.1 的标签页：由 src/main.jsx 导入',
    },
    caption: {
      en: "Version 10.1.1 comes from the app's own code",
      zh: '10.1.1 来自应用自己的代码',
    },
    marks: [
      { en: 'The other version.', zh: '另一个版本。' },
      { en: 'The only file that imports it.', zh: '只有这个文件导入了这个版本。' },
    ],
  },

  explanation: {
    view: explanation('rspack-app', 'E1001'),
    alt: {
      en: 'The page that explains the rules: a list of all codes on the left, and description and solution of E1001 on the right',
      zh: '规则说明页面：左侧是全部规则编号，右侧是 E1001 的描述和解决办法',
    },
    caption: { en: 'The report explains each rule', zh: '报告自带每条规则的说明' },
    marks: [
      { en: 'All built-in rules.', zh: '全部内置规则。' },
      { en: 'What the selected rule checks, and a general fix.', zh: '所选规则的含义和通用的解决办法。' },
    ],
  },

  'explanation-loaders': {
    view: explanation('webpack-app', 'E1003'),
    alt: {
      en: 'The page that explains the rules, with description and solution of E1003: exclude lodash from babel-loader',
      zh: '规则说明页面上 E1003 的描述和解决办法：让 babel-loader 排除 lodash',
    },
    caption: { en: 'What E1003 checks, in the report itself', zh: '报告里对 E1003 的说明' },
    marks: [
      { en: 'All built-in rules.', zh: '全部内置规则。' },
      { en: 'E1003, with a configuration to start from.', zh: 'E1003 的说明，附配置示例。' },
    ],
  },

  e1002: {
    view: finding('E1002', [tab('E1002'), `${PANEL} .ant-collapse-content-active`], true),
    alt: {
      en: 'The E1002 tab with {e1002} packages; the first one is open and lists a module with the chunks that contain it',
      zh: 'E1002 标签页，列出 {e1002} 个包；第一个已展开，显示一个模块以及包含它的 chunk',
    },
    caption: { en: 'A package that is in two chunks', zh: '一个包出现在两个 chunk 里' },
    marks: [
      { en: 'The tab, with the number of packages.', zh: '标签页，数字是包的数量。' },
      { en: 'A module, and the chunks that contain it.', zh: '一个模块，以及包含它的 chunk。' },
    ],
  },

  e1004: {
    view: {
      report: 'webpack-app',
      route: '#/overall',
      width: 1600,
      steps: [{ click: tab('E1004') }],
      crop: ALERTS,
      marks: ['.e2e-ecma-source >> nth=0', '.e2e-ecma-output >> nth=0', '.e2e-ecma-error >> nth=0'],
    },
    alt: {
      en: 'The E1004 tab with {e1004} findings, each with a source file, an output file and an error',
      zh: 'E1004 标签页，有 {e1004} 条结果，每条都有源文件、产物文件和错误信息',
    },
    caption: { en: 'E1004 findings from a webpack build', zh: 'E1004 在一次 webpack 构建中的结果' },
    marks: [
      { en: 'The source file with the syntax.', zh: '语法所在的源文件。' },
      { en: 'Where the syntax is in the output.', zh: '语法在产物中的位置。' },
      { en: 'What the parser says about it.', zh: '解析器给出的错误。' },
    ],
  },

  e1006: {
    view: finding('E1006', [tab('E1006'), `${PANEL} .ant-collapse-content-active`]),
    alt: {
      en: 'The E1006 tab: a module with its initial chunks and its async chunks',
      zh: 'E1006 标签页：一个模块，以及它所在的初始 chunk 和异步 chunk',
    },
    caption: {
      en: 'A module that is loaded at start and on demand',
      zh: '一个模块既在启动时加载，又按需加载',
    },
    marks: [
      { en: 'The tab, with the number of modules.', zh: '标签页，数字是模块的数量。' },
      {
        en: 'The module, with its **Initial Chunks** and **Async Chunks**.',
        zh: '这个模块所在的初始 chunk 和异步 chunk。',
      },
    ],
  },

  e1007: {
    view: finding('E1007', [tab('E1007'), `${PANEL} .ant-collapse-content-active`]),
    alt: {
      en: 'The E1007 tab: a module, and the import that keeps it in the output',
      zh: 'E1007 标签页：一个模块，以及让它留在产物里的导入语句',
    },
    caption: { en: 'A module that is kept for its side effects only', zh: '只因副作用而保留的模块' },
    marks: [
      { en: 'The tab, with the number of modules.', zh: '标签页，数字是模块的数量。' },
      { en: 'The module, and the imports that keep it.', zh: '这个模块，以及让它保留下来的导入语句。' },
    ],
  },

  e1008: {
    view: finding('E1008', [`${PANEL} .ant-collapse-content-active`]),
    alt: {
      en: 'The E1008 tab: a module, and the file that loads it with a require call',
      zh: 'E1008 标签页：一个模块，以及用 require() 加载它的文件',
    },
    caption: { en: 'A module that is loaded with require()', zh: '用 require() 加载的模块' },
    marks: [
      {
        en: 'The module, and the `require()` calls that load it.',
        zh: '这个模块，以及加载它的 `require()` 调用。',
      },
    ],
  },

  e1009: {
    view: finding('E1009', [`${PANEL} .ant-collapse-content-active`]),
    alt: {
      en: 'The E1009 tab: a package with its ESM entry, and the CommonJS file that was bundled instead',
      zh: 'E1009 标签页：一个包的 ESM 入口，以及实际打包的 CommonJS 文件',
    },
    caption: {
      en: 'A package whose CommonJS file was bundled',
      zh: '包里有 ESM 入口，打包的却是 CommonJS 文件',
    },
    marks: [
      { en: 'What the package offers, and what was bundled.', zh: '包提供的入口，以及实际打包的文件。' },
    ],
  },

  'custom-rules': {
    view: {
      report: 'rspack-app',
      route: '#/overall',
      width: REPORT_WIDTH,
      steps: [{ choose: tab('CUSTOM_RULES') }],
      crop: ALERTS,
      maxHeight: 420,
      marks: [`${PANEL} [class*="container-"] >> nth=0`],
    },
    alt: {
      en: 'The Custom Rules tab of the Bundle Alerts card: a row per message, each with the code of a rule',
      zh: '编译预警卡片的 Custom Rules 标签页：每条消息一行，开头是规则编号',
    },
    caption: {
      en: 'On Rspack, Custom Rules repeats what the other tabs say',
      zh: '使用 Rspack 时，Custom Rules 会重复其他标签页的结果',
    },
    marks: [{ en: 'A message, which begins with its code.', zh: '一条消息，开头是规则编号。' }],
  },
} as const satisfies Readonly<Record<string, ReportShot>>;
