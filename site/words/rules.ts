import { defineWords } from './types';

/** What each built-in rule reports. Only pages with the rule index carry these texts, so they are not in `WORDS`. */
export const RULE_REPORTS = defineWords({
  E1001: { en: 'A package in more than one version', zh: '同一个包有多个版本' },
  E1002: {
    en: 'The same modules of a package in several chunks',
    zh: '同一个包的相同模块出现在多个 chunk 里',
  },
  E1003: {
    en: 'A loader that spends a lot of time on files outside the project',
    zh: 'loader 在项目目录之外的文件上花了太多时间',
  },
  E1004: { en: "Syntax that the target browsers don't support", zh: '目标浏览器不支持的语法' },
  E1005: {
    en: 'A default import of a CommonJS module without a default export',
    zh: '对没有默认导出的 CommonJS 模块使用默认导入',
  },
  E1006: {
    en: 'A module in both an initial and an async chunk',
    zh: '同一个模块既在初始 chunk 又在异步 chunk 里',
  },
  E1007: { en: 'A module that is kept for its side effects alone', zh: '只因副作用才保留下来的模块' },
  E1008: { en: 'A bare `require()` that keeps a whole module', zh: '加载整个模块的 `require()`' },
  E1009: {
    en: 'A package with an ES module that was resolved to CommonJS',
    zh: '包提供了 ES 模块，导入却解析到了 CommonJS',
  },
});

/** Whether a rule has data on a bundler. */
export const RULE_SUPPORT = defineWords({
  yes: { en: 'Yes', zh: '支持' },
  no: { en: 'No', zh: '不支持' },
  'source map': { en: 'Yes, with a source map', zh: '支持，需要 source map' },
  configured: { en: 'When configured', zh: '配置后支持' },
});

/** What a rule looks at. */
export const RULE_CATEGORIES = defineWords({
  bundle: { en: 'Bundle', zh: '产物' },
  compile: { en: 'Compile', zh: '编译' },
});

/** Words of the rule index. */
export const RULE_INDEX_WORDS = defineWords({
  name: { en: 'Built-in rules', zh: '内置规则' },
  rule: { en: 'Rule', zh: '规则' },
  reports: { en: 'What it reports', zh: '查什么' },
  category: { en: 'Category', zh: '类别' },
  since: { en: 'Since', zh: '起始版本' },
  filter: { en: 'Filter by code, title or text', zh: '按编号、标题或内容筛选' },
  /** Announced while the reader types. */
  count: { en: '{count} of {total} rules', zh: '显示 {count} 条，共 {total} 条规则' },
  nothing: { en: 'No rule matches “{query}”.', zh: '没有规则符合「{query}」。' },
});
