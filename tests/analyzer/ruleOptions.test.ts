/** @module-tag every-sample */
import { expect, test } from 'vitest';
import { RULES, type RuleCode } from '../../site/rules';
import { ownBundler, runSample } from './ruleSample';

/** What the rule pages say about options: the sample that triggers the rule, with the option, and whether it reports. */
const CASES: readonly (readonly [RuleCode, object, boolean])[] = [
  ['E1001', { ignore: ['tone'] }, false],
  ['E1001', { ignore: ['ton'] }, true],
  ['E1001', { checkVersion: 'minor' }, false],
  ['E1002', { ignore: ['tone'] }, true],
  ['E1003', { threshold: 1, ignore: ['babel-loader'] }, false],
  ['E1003', { threshold: 1, extensions: ['mjs'] }, false],
  ['E1003', {}, false],
  ['E1004', {}, false],
  ['E1004', { ecmaVersion: 2020 }, false],
  ['E1004', { targets: ['chrome >= 53'] }, true],
  ['E1004', { ecmaVersion: 2020, targets: ['chrome >= 53'] }, false],
  ['E1006', { ignore: ['src/tax'] }, false],
  ['E1007', { ignore: ['src/metrics'] }, false],
  ['E1008', { ignore: ['src/tone'] }, false],
  ['E1009', { ignore: ['tone'] }, false],
];

const titleOf = (code: RuleCode): string => RULES.find((rule) => rule.code === code)?.title ?? '';

test.each(CASES)('issue 4.5 %s with %j reports: %s', async (code, options, reports) => {
  const rules = { [titleOf(code)]: ['Warn', options] };
  const { codes } = await runSample(code, 'triggers', ownBundler(code), rules);
  // Only this rule's: the options replace the sample's own, and with them what keeps other rules silent.
  expect(codes.filter((found) => found === code)).toEqual(reports ? [code] : []);
});

test.each(['E1001', 'E1008'] as const)(
  'issue 4.5 %s is silenced by its title, not by its code',
  async (code) => {
    const off = await runSample(code, 'triggers', 'rspack', { [titleOf(code)]: 'off' });
    expect(off.codes).toEqual([]);
    const byCode = await runSample(code, 'triggers', 'rspack', { [code]: 'off' });
    expect(byCode.codes).toEqual([code]);
  },
);

test('issue 4.5 the sizes that rule pages quote are those of the samples', async () => {
  const bytes = async (code: RuleCode) => [
    (await runSample(code, 'triggers')).bytes,
    (await runSample(code, 'silent')).bytes,
  ];
  expect(await bytes('E1002')).toEqual([615, 2240]);
  expect(await bytes('E1008')).toEqual([340, 288]);
  expect(await bytes('E1009')).toEqual([313, 239]);
});

test('issue 4.5 with E1002 on, the sample of E1006 gets it for the project itself on webpack', async () => {
  const { codes, messages } = await runSample('E1006', 'triggers', 'webpack', {});
  expect([...codes].sort()).toEqual(['E1002', 'E1006']);
  expect(messages.join()).toContain('The same package paint-shop was bundled');
});

test('issue 4.5 the sample of E1006 turns E1002 off, which on Rspack would depend on the folder', async () => {
  expect((await runSample('E1006', 'triggers', 'webpack')).codes).toEqual(['E1006']);
});
