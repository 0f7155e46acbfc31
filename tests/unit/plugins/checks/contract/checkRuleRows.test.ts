import { describe, expect, it } from 'vitest';
import { checkRuleRows } from '../../../../../plugins/checks/contract/checkRules';
import { fixture } from '../fixture';
import { SMALL_ANALYZER } from './smallSite';

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
