import { RULES, type RuleCode } from './rules';
import synonyms from './searchSynonyms.json' with { type: 'json' };
import { TERMS } from './terms';

/**
 * What readers call a rule besides its code and its key: the name in the title of its page, in every language, and
 * wordings that mean nothing else on this site.
 */
export const RULE_NAMES: Readonly<Record<RuleCode, readonly string[]>> = {
  E1001: [
    'duplicate packages',
    'duplicated package',
    'duplicated packages',
    '重复的包',
    '重复包',
    '包重复',
    '同一个包有多个版本',
  ],
  E1002: ['packages across chunks', 'cross-chunk packages', '跨 chunk 的包', '跨 chunk 包'],
  E1003: ['loader performance', 'loader 性能', 'loader 性能优化'],
  E1004: ['ECMAScript version', 'ECMA version', 'ECMAScript 版本', 'ECMA 版本'],
  E1005: ['default import of CommonJS', 'default import', 'CommonJS 的默认导入', '默认导入'],
  E1006: ['modules in initial and async chunks', 'mixed chunks', '同时位于初始与异步 chunk 的模块'],
  E1007: ['side effects only', '只有副作用的导入'],
  E1008: ['CommonJS require', 'CommonJS 的 require'],
  E1009: ['ES module resolved to CommonJS', 'ES 模块解析到 CommonJS'],
};

/** What the search engine (`packages/search`) is told of this site. */
export const SEARCH_FACTS = {
  // What engineers type for one thing, in both languages: each wording of a line finds pages that use another one, at a lower
  // weight. Terms are not repeated in that list; wordings that Chinese pages avoid are still what readers type.
  synonyms: [...synonyms, ...TERMS.map(({ en, zh, not = [] }) => [en, zh, ...not])],
  // Who types a rule's code, key or name wants that rule; many leave out the letter.
  codes: RULES.map(({ code, title }) => ({
    id: code.toLowerCase(),
    names: [code, code.slice(1), title, ...RULE_NAMES[code]],
  })),
  options: /\/config\/options\/options$/,
  news: /\/blog\/release\//,
} as const;
