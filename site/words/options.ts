import { defineWords } from './types';

/** What each option is for, by its path. Only pages with an option table carry these texts, so they are not in `WORDS`. */
export const OPTION_PURPOSES = defineWords({
  features: { en: 'Choose what is recorded', zh: '选择要采集的数据' },
  linter: { en: 'Configure scan rules and add your own', zh: '配置扫描规则，添加自己的规则' },
  'output.mode': {
    en: 'A data folder for the local page, or single files',
    zh: '输出供本地页面读取的数据目录，还是单个文件',
  },
  'output.options': {
    en: 'Which files brief mode writes, and their names',
    zh: 'brief 模式生成哪些文件，文件叫什么',
  },
  'output.reportCodeType': { en: 'Leave code out of the report', zh: '报告不保留哪些代码' },
  'output.reportDir': { en: 'Folder of the report', zh: '报告所在的目录' },
  'output.compressData': { en: 'No effect; used to disable compression', zh: '没有作用；曾用来关闭数据压缩' },
  disableClientServer: {
    en: "Don't open the report; exit when the build finishes",
    zh: '不在浏览器打开页面，构建结束后进程退出',
  },
  'server.port': { en: 'Port of the report server', zh: '报告服务的端口' },
  'server.cors': { en: 'CORS headers of the report server', zh: '报告服务的 CORS 响应头' },
  port: { en: 'Old name for `server.port`', zh: '`server.port` 的旧写法' },
  'supports.parseBundle': {
    en: 'Get module sizes by parsing the output',
    zh: '通过解析产物得到模块体积',
  },
  'supports.gzip': { en: 'Gzip sizes and the compression level', zh: 'gzip 体积及压缩级别' },
  'supports.banner': {
    en: 'Markers around the output, for debugging, webpack only',
    zh: '在产物首尾写入标记，仅供调试，仅 webpack',
  },
  'supports.generateTileGraph': {
    en: 'No effect; used to turn on the treemap',
    zh: '没有作用；曾用来开启矩形树图',
  },
  'experiments.enableNativePlugin': {
    en: 'Collect data inside Rspack, Rspack only',
    zh: '在 Rspack 内部采集数据，仅 Rspack',
  },
  printLog: { en: 'Print the address of the report', zh: '是否打印报告地址' },
  loaderInterceptorOptions: { en: 'Loaders that don’t run', zh: '不运行哪些 loader' },
  name: {
    en: 'Name of the compiler, multi-compiler plugins only',
    zh: 'compiler 的名称，仅用于多 compiler 插件',
  },
  stage: {
    en: 'Order of the compilers, multi-compiler plugins only',
    zh: 'compiler 的顺序，仅用于多 compiler 插件',
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
