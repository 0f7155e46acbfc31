import { describe, expect, it } from 'vitest';
import { checkRuleCounts } from '../../../../../plugins/checks/contract/checkRuleCounts';
import { checkRuleRows } from '../../../../../plugins/checks/contract/checkRuleRows';
import { fixture } from '../fixture';
import { SMALL_ANALYZER } from './smallSite';

describe('contract gate: how many rules there are', () => {
  it('numbers and spans that are not those of the contract, in both languages', async () => {
    const issues = await checkRuleCounts(fixture('rule-counts', { analyzer: SMALL_ANALYZER }));
    expect(issues.map(({ file, line, message }) => `${file.slice(5, 7)}:${line} ${message}`)).toEqual([
      'en:7 1.6.0 has 2 built-in rules, not `5 built-in rules`',
      'en:7 1.6.0 has 2 built-in rules, not `all nine rules`',
      'en:9 1.6.0 has 2 built-in rules, not `three rules`',
      'en:9 the rules of 1.6.0 are E1001 to E1002, not `E1001 to E1003`',
      'en:13 1.6.0 has 2 built-in rules, not `9 built-in ones`',
      'en:13 1.6.0 has 2 built-in rules, not `9 built in`',
      'zh:7 1.6.0 has 2 built-in rules, not `5 条内置规则`',
      'zh:7 1.6.0 has 2 built-in rules, not `内置 9 条`',
      'zh:7 1.6.0 has 2 built-in rules, not `全部九条规则`',
      'zh:9 1.6.0 has 2 built-in rules, not `三条规则`',
      'zh:9 the rules of 1.6.0 are E1001 to E1002, not `E1001 到 E1003`',
    ]);
  });

  it('says nothing without a contract', async () => {
    expect(await checkRuleCounts(fixture('rule-counts'))).toEqual([]);
  });
});

describe('contract gate: the table of rules', () => {
  const rows = async (ruleRows: readonly string[]) =>
    (await checkRuleRows(fixture('good-site', { analyzer: { ...SMALL_ANALYZER, ruleRows } }))).map(
      ({ file, rule, message, fix }) => `${file} ${rule} ${message} → ${fix}`,
    );

  it('passes when both have the same rules', async () => {
    expect(await rows(['E1001', 'E1002'])).toEqual([]);
  });

  it('a row without a rule says: contract first', async () => {
    expect(await rows(['E1001', 'E1002', 'E1010'])).toEqual([
      'site/ruleBundlers.ts contract/rule-row E1010 has a row, and 1.6.0 has no such rule → contract first: `npm run raise` to a release that has it, see "Add a rule" in CONTRIBUTING.md; or take the row out',
    ]);
  });

  it('a rule without a row says what to add', async () => {
    expect(await rows(['E1001'])).toEqual([
      'site/ruleBundlers.ts contract/rule-row 1.6.0 has the rule E1002, and no row → add E1002 to RULE_BUNDLERS, and its texts to site/words/rules.ts, site/ruleSignatures.ts, site/ruleNames.ts and site/messages',
    ]);
  });

  it('a rule without a past says where it comes from', async () => {
    const history = { ...SMALL_ANALYZER.history, rules: { 'duplicate-package': { since: '0.1.0' } } };
    const [issue] = await checkRuleRows(fixture('good-site', { analyzer: { ...SMALL_ANALYZER, history } }));
    expect(issue?.message).toBe('no published version is known to have E1002 (`cross-chunks`)');
  });
});
