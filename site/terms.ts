/** One term of the bilingual list: what English pages say, what Chinese pages say, and which Chinese words are not used for it. */
export interface Term {
  readonly en: string;
  readonly zh: string;
  /** Chinese wordings that readers would take for something else; the typography gate reports them. */
  readonly not?: readonly string[];
}

/**
 * The bilingual term list. The content gate reads it to keep Chinese wording fixed; search reads it to connect the two languages.
 * Names that both languages keep in Latin letters (loader, chunk, hook names, source map, tree shaking, gzip) are not listed.
 */
export const TERMS: readonly Term[] = [
  { en: 'alert', zh: '预警', not: ['警报', '告警'] },
  { en: 'analyzer', zh: '分析器', not: ['分析仪'] },
  { en: 'asset', zh: '资源文件', not: ['资产'] },
  { en: 'async chunk', zh: '异步 chunk', not: ['异步块'] },
  { en: 'base branch', zh: '基准分支', not: ['目标分支'] },
  { en: 'baseline', zh: '基线' },
  { en: 'build', zh: '构建' },
  { en: 'bundle', zh: '产物', not: ['捆绑', '打包文件'] },
  { en: 'bundle diff', zh: '产物对比', not: ['产物差异', '包对比'] },
  { en: 'bundle size', zh: '产物体积', not: ['产物大小', '包大小'] },
  { en: 'bundled size', zh: '打包后体积' },
  { en: 'bundler', zh: '打包工具', not: ['捆绑器', '打包器'] },
  { en: 'cache', zh: '缓存', not: ['快取'] },
  { en: 'command', zh: '命令' },
  { en: 'compile', zh: '编译' },
  { en: 'copy', zh: '副本', not: ['拷贝'] },
  { en: 'cross chunks package', zh: '跨 chunk 的包' },
  { en: 'custom rule', zh: '自定义规则' },
  { en: 'default', zh: '默认值', not: ['缺省', '预设值'] },
  { en: 'dependency', zh: '依赖' },
  { en: 'directory', zh: '目录', not: ['文件夹'] },
  { en: 'duplicate package', zh: '重复包', not: ['重覆包', '冗余包'] },
  { en: 'duration', zh: '耗时', not: ['持续时间'] },
  { en: 'entry', zh: '入口' },
  { en: 'hook', zh: 'hook', not: ['钩子'] },
  { en: 'import', zh: '导入', not: ['引入'] },
  { en: 'import chain', zh: '导入链', not: ['引用链'] },
  { en: 'initial chunk', zh: '初始 chunk', not: ['首屏 chunk'] },
  { en: 'issuer', zh: '引用方' },
  { en: 'memory', zh: '内存', not: ['记忆体'] },
  { en: 'module', zh: '模块', not: ['模组'] },
  { en: 'module resolution', zh: '模块解析', not: ['解析分析'] },
  { en: 'monorepo', zh: 'monorepo', not: ['单体仓库'] },
  { en: 'option', zh: '配置项', not: ['选项参数'] },
  { en: 'order form', zh: '订单表单', not: ['订单台', '订单页面'] },
  { en: 'plugin', zh: '插件', not: ['外掛'] },
  { en: 'port', zh: '端口', not: ['连接埠'] },
  { en: 'pull request', zh: '合并请求' },
  { en: 'report', zh: '报告', not: ['报表'] },
  { en: 'resolve', zh: '解析' },
  { en: 'rule', zh: '规则' },
  { en: 'rule code', zh: '规则编号', not: ['规则代码'] },
  { en: 'scan', zh: '扫描' },
  { en: 'severity', zh: '严重程度', not: ['严重性', '严重级别'] },
  { en: 'source code', zh: '源码', not: ['源代码'] },
  { en: 'source size', zh: '源码体积' },
  { en: 'speed up loaders', zh: '优化 loader', not: ['loader 优化', 'Loader 优化'] },
  { en: 'terminal', zh: '终端', not: ['终端机'] },
  { en: 'timeline', zh: '时间线', not: ['时间轴'] },
  { en: 'treemap', zh: '矩形树图', not: ['树状图', '树图谱'] },
  { en: 'warning', zh: '警告' },
];
