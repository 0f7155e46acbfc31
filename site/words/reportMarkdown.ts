import { defineWords } from './types';

/** Words of the text that can be kept of a report: `npm run explain`, and the page that opens reports. */
export const REPORT_MARKDOWN_WORDS = defineWords({
  name: { en: 'Name', zh: '名称' },
  nameless: { en: 'a build without a name', zh: '未命名的构建' },
  value: { en: 'Value', zh: '数值' },
  files: { en: 'Files', zh: '文件数' },
  bytes: { en: 'Size', zh: '体积' },
  gzip: { en: 'Gzipped', zh: 'gzip 体积' },
  jsBytes: { en: 'JavaScript', zh: 'JavaScript' },
  initialJs: { en: 'Initial JavaScript', zh: '初始 JavaScript' },
  packages: { en: 'Packages', zh: '包' },
  duplicates: { en: 'Packages with several copies', zh: '有多份的包' },
  modules: { en: 'Modules', zh: '模块' },
  assets: { en: 'Output files', zh: '产物文件' },
  findings: { en: 'Findings', zh: '扫描结果' },
  time: { en: 'Time', zh: '耗时' },
  todo: { en: 'What to do first', zh: '先做什么' },
  means: { en: 'What it means', zh: '含义' },
  toFix: { en: 'First fix:', zh: '先这样修：' },
  largestPackages: { en: 'Largest packages', zh: '最大的包' },
  slowestLoaders: { en: 'Slowest loaders', zh: '最慢的 loader' },
  comparison: { en: 'Comparison', zh: '对比' },
  before: { en: 'Before', zh: '之前' },
  after: { en: 'After', zh: '之后' },
  difference: { en: 'Difference', zh: '变化' },
  noDifference: { en: 'No difference.', zh: '没有变化。' },
});
