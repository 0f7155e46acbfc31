import { defineWords } from './types';

/** What each option is for, by its path. Only pages with an option table carry these texts, so they are not in `WORDS`. */
export const OPTION_PURPOSES = defineWords({
  features: { en: 'Choose what is recorded', zh: '选择要采集的数据' },
  linter: { en: 'Configure rules and add your own', zh: '配置扫描规则，添加自己的规则' },
  'output.mode': {
    en: 'Write a data folder or single files',
    zh: '选择输出数据目录还是单个文件',
  },
  'output.options': {
    en: 'Choose and name the files of brief mode',
    zh: '选择 brief 模式生成的文件和文件名',
  },
  'output.reportCodeType': { en: 'Leave code out of the report', zh: '不在报告里保留代码' },
  'output.reportDir': { en: 'Choose the report folder', zh: '指定报告的目录' },
  'output.compressData': { en: 'No effect; used to disable compression', zh: '没有作用；曾用来关闭数据压缩' },
  disableClientServer: {
    en: "Exit after the build; don't open the report",
    zh: '构建后退出，不打开浏览器',
  },
  'server.port': { en: 'Set the port of the report server', zh: '指定报告服务的端口' },
  'server.cors': { en: 'Set CORS for the report server', zh: '设置报告服务的 CORS 响应头' },
  port: { en: 'Old name for `server.port`', zh: '`server.port` 的旧写法' },
  'supports.parseBundle': {
    en: 'Get module sizes by parsing the output',
    zh: '通过解析产物得到模块体积',
  },
  'supports.gzip': { en: 'Compute gzip sizes, at a level', zh: '计算 gzip 体积，设置压缩级别' },
  'supports.banner': {
    en: 'Mark the output for debugging (webpack only)',
    zh: '在产物里写入标记，仅供调试（仅 webpack）',
  },
  'supports.generateTileGraph': {
    en: 'No effect; used to turn on the treemap',
    zh: '没有作用；曾用来开启矩形树图',
  },
  'experiments.enableNativePlugin': {
    en: 'Collect data inside Rspack (Rspack only)',
    zh: '在 Rspack 内部采集数据（仅 Rspack）',
  },
  printLog: { en: 'Print the address of the report', zh: '打印报告地址' },
  loaderInterceptorOptions: { en: 'Skip loaders', zh: '跳过某些 loader' },
  name: {
    en: 'Name the compiler (multi-compiler plugins only)',
    zh: '给 compiler 取名（仅多 compiler 插件）',
  },
  stage: {
    en: 'Order the compilers (multi-compiler plugins only)',
    zh: '设置 compiler 的顺序（仅多 compiler 插件）',
  },
  mode: { en: 'Use `output.mode`', zh: '改用 `output.mode`' },
  brief: { en: 'Use `output.options`', zh: '改用 `output.options`' },
  briefType: {
    en: 'Not an option; see `brief`',
    zh: '不是配置项，见 `brief`',
  },
});

/** Words of the option table. */
export const OPTION_TABLE_WORDS = defineWords({
  name: { en: 'Plugin options', zh: '插件配置项' },
  /** Folded away: those that do nothing, or whose place another one took. */
  old: { en: 'Deprecated and without effect', zh: '已废弃或没有作用' },
  option: { en: 'Option', zh: '配置项' },
  default: { en: 'Default', zh: '默认值' },
});

/** What a reader is told of an option's state. */
export const OPTION_STATES = defineWords({
  deprecated: { en: 'Deprecated', zh: '已废弃' },
  'no effect': { en: 'No effect', zh: '无作用' },
  'never an option': { en: 'Never an option', zh: '不是配置项' },
});
