import type { Aim } from '../aimNames';
import type { ReportKind } from '../aims';
import { defineWords, type Text } from './types';

/** What an aim's report shows, and what it costs. */
export const AIM_COSTS: Readonly<Record<Aim, Text>> = {
  'slow-build': {
    en: 'Times of loaders, plugins, resolving and build stages, without bundle pages. A small project takes a second or two longer to build.',
    zh: '能看到 loader、插件、模块解析和各构建阶段的耗时，没有产物页面。小项目的构建会慢一两秒。',
  },
  'large-bundle': {
    en: 'Assets, chunks, modules, packages and all bundle rules, without times. Recording less saves memory.',
    zh: '能看到资源文件、chunk、模块、包和全部产物规则，没有耗时。采集得少，占用的内存也少。',
  },
  'ci-size': {
    en: 'One JSON file with sizes, modules and findings, but no module code. The build exits by itself.',
    zh: '只有一个 JSON 文件，包含体积、模块和扫描结果，没有模块源码。构建完自动退出。',
  },
  'loader-bug': {
    en: 'Input, output and time of every loader call. Each processed file is stored twice or more, so the report gets large.',
    zh: '能看到每次 loader 调用的输入、输出和耗时。每个处理过的文件至少存两份，所以报告会比较大。',
  },
  'low-memory': {
    en: 'Sizes, modules and findings, no code: the smallest report that still opens.',
    zh: '采集的数据最少，但仍能用界面查看：有体积、模块和扫描结果，没有模块源码。',
  },
  share: {
    en: 'One HTML file that opens in any browser. It has no source code, except around E1004 findings, but paths and the config.',
    zh: '一个 HTML 文件，用浏览器就能打开。里面没有源码（E1004 的结果除外），但有路径和构建配置。',
  },
};

/** What an aim's report has, in the words of a list. */
export const AIM_GETS: Readonly<Record<Aim, Text>> = {
  'slow-build': { en: 'Times of loaders, plugins and stages', zh: 'loader、插件和各阶段的耗时' },
  'large-bundle': {
    en: 'Sizes of modules and packages, all bundle rules',
    zh: '模块和包的体积，全部产物规则',
  },
  'ci-size': { en: 'One JSON file; the build exits by itself', zh: '一个 JSON 文件，构建完自动退出' },
  'loader-bug': {
    en: 'Input and output of every call; a large report',
    zh: '每次调用的输入和输出，报告较大',
  },
  'low-memory': { en: 'Sizes and findings, no module code', zh: '体积和扫描结果，没有模块源码' },
  share: { en: 'One HTML file that opens in any browser', zh: '一个 HTML 文件，用浏览器就能打开' },
};

/** Why an option is set, in the comment above it: by aim for `features`, by path for the others. */
export const OPTION_REASONS: Readonly<Record<string, Text>> = {
  'slow-build': {
    en: 'Loaders, plugins and resolving, without the bundle pages',
    zh: '采集 loader、插件和模块解析，不要产物页面',
  },
  'large-bundle': { en: 'The bundle only', zh: '只采集产物数据' },
  'ci-size': { en: 'The bundle only', zh: '只采集产物数据' },
  'loader-bug': { en: 'Loaders only', zh: '只采集 loader 数据' },
  'low-memory': { en: 'The bundle only', zh: '只采集产物数据' },
  'output.mode': { en: 'Single files that can be moved', zh: '输出可以移动的单个文件' },
  'output.reportDir': { en: 'Outside the folder that you deploy', zh: '不放进要部署的目录' },
  'output.options': { en: 'JSON for scripts, no HTML', zh: '只输出供脚本读取的 JSON' },
  'output.reportCodeType': { en: 'No source code in the report', zh: '报告里不保留源码' },
  disableClientServer: {
    en: 'End after the build, open no browser',
    zh: '构建完自动退出，不打开浏览器',
  },
};

/** Notes of a configuration; what stands in brackets leads to more. */
export const BUILDER_NOTES = defineWords({
  otherTool: {
    en: "Put this into the bundler's `plugins`, where [your tool lets you change its config].",
    zh: '在[你的工具修改打包配置的地方]，把插件加进 `plugins`。',
  },
  keepsRunning: {
    en: "The command [keeps running while you read], because it's also the report's server. Press Ctrl+C to stop it.",
    zh: '查看报告期间[命令不会退出]，因为报告服务就运行在这个进程里。按 Ctrl+C 停止。',
  },
  cleanOutput: {
    en: "[Delete the output folder] before each run, because webpack doesn't list files that didn't change.",
    zh: '每次运行前先[删除输出目录]，因为 webpack 只列出有变化的文件。',
  },
  ownDevtool: {
    en: 'If you already set `devtool`, [keep your value], unless it contains `eval`.',
    zh: '如果已经设置了 `devtool`，就[保留原来的值]，除非其中有 `eval`。',
  },
  sourceMapSizes: {
    en: 'Even with the source map, only about one module in ten [has a bundled size]. Go by source sizes for the others.',
    zh: '即使有 source map，也只有大约十分之一的模块[有打包后体积]，其余的请看源码体积。',
  },
  noCache: {
    en: '[Turn off a persistent cache], or delete it first: modules from it skip their loaders.',
    zh: '先[关闭持久化缓存]，或者删除缓存：来自缓存的模块不会再经过 loader。',
  },
  e1003: {
    en: 'Rule E1003, which looks for slow loaders, [never reports on Rspack]. Use **Loaders Timeline** to find them.',
    zh: '查找慢 loader 的规则 E1003 [用 Rspack 构建时不会触发]，请在 **Loaders 概览**里找。',
  },
  baseline: {
    en: '[Build the base branch first], in the same folder, and copy its file to `baseline.json`.',
    zh: '先在同一个目录里[构建基准分支]，把生成的文件复制为 `baseline.json`。',
  },
  failJob: {
    en: "The comparison doesn't fail the job by itself. [A short script] does.",
    zh: '对比本身不会让任务失败，要用[一小段脚本]来判断。',
  },
  inside: {
    en: "The file contains absolute paths and the bundler's config. [Don't publish it].",
    zh: '文件里有绝对路径和打包工具的配置，[不要公开]。',
  },
  evenLess: {
    en: 'If memory still runs out, [write the JSON file only].',
    zh: '如果内存还是不够，就[只输出 JSON 文件]。',
  },
  oneOfSeveral: {
    en: '[Next.js builds several times]. The other builds have their own folders next to this one.',
    zh: '[Next.js 会构建多次]，其他几次的报告在同级的其他目录里。',
  },
  ignoreFolder: { en: '[Add `rsdoctor` to `.gitignore`].', zh: '[把 `rsdoctor` 加到 `.gitignore`]。' },
  doNotDeploy: {
    en: '[Deploy a build] that was made without `RSDOCTOR`.',
    zh: '[部署前去掉 `RSDOCTOR`]，重新构建一次。',
  },
});

/** Where a note has more. */
export const NOTE_LINKS: Readonly<Record<keyof typeof BUILDER_NOTES, string>> = {
  otherTool: '/guide/frameworks/other#add-it',
  keepsRunning: '/guide/more/faq#build-does-not-exit',
  cleanOutput: '/guide/frameworks/webpack#clean',
  ownDevtool: '/guide/frameworks/webpack#sizes',
  sourceMapSizes: '/guide/frameworks/rspress#check',
  noCache: '/guide/more/troubleshooting#persistent-cache',
  e1003: '/guide/rules/rules#all-rules',
  baseline: '/guide/start/cicd#compare-with-the-base-branch',
  failJob: '/guide/start/cicd#fail-a-build',
  inside: '/guide/more/faq#publish-a-report',
  evenLess: '/guide/more/errors#heap-out-of-memory',
  oneOfSeveral: '/guide/frameworks/next-js#set-up',
  ignoreFolder: '/config/options/options#output-report-dir',
  doNotDeploy: '/guide/start/quick-start#keep-it-out',
};

/** Words of the result. */
export const RESULT_WORDS = defineWords({
  install: { en: 'Install', zh: '安装' },
  config: { en: 'Configure', zh: '配置' },
  configHint: {
    en: 'Add these parts to your config and keep the rest of it.',
    zh: '把这些内容加到你的配置里，其余部分保持不变。',
  },
  build: { en: 'Build', zh: '构建' },
  report: { en: 'Open the report', zh: '打开报告' },
  place: {
    en: 'The report is here, with your output folder in place of `dist`:',
    zh: '报告在这里（把 `dist` 换成你的输出目录）：',
  },
  folder: { en: 'The report is here:', zh: '报告在这里：' },
  /** Before the names of the options that are set. */
  options: { en: 'More about', zh: '详细说明：' },
  comma: { en: ', ', zh: '、' },
  notes: { en: 'Good to know', zh: '注意事项' },
  moreNotes: { en: '{count} more', zh: '还有 {count} 条' },
  toolPage: { en: 'More about {tool}', zh: '{tool} 的更多说明' },
  /** Said by screen readers when something was chosen. */
  status: { en: 'Configuration for {tool}: {aim}', zh: '{tool} 的配置：{aim}' },
});

/** How a report of each kind is opened. */
export const OPENING_WORDS: Readonly<Record<ReportKind, Text> & { readonly later: Text }> = {
  normal: {
    en: 'Your browser opens it after the build. To see it again later:',
    zh: '构建完成后会自动在浏览器里打开。以后想再看：',
  },
  later: {
    en: 'Your tool exits after the build, so open it yourself:',
    zh: '工具构建完就会退出，所以要自己打开：',
  },
  html: { en: 'Open the file in a browser, or send it.', zh: '用浏览器打开这个文件，或者发给别人。' },
  json: { en: 'Compare it with the base branch:', zh: '与基准分支对比：' },
};

/** Heads of the table of aims. */
export const AIM_TABLE_WORDS = defineWords({
  name: { en: 'All configurations', zh: '各种用途的配置' },
  aim: { en: 'Goal, and what it costs', zh: '用途和代价' },
  options: { en: 'Plugin options', zh: '插件配置项' },
  file: { en: 'Report', zh: '报告' },
});
