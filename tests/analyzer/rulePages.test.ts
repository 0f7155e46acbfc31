import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { diagnose } from '../../components/diagnose/diagnose';
import { LANGS } from '../../site/languages';
import { rulePath } from '../../site/routes';
import { RULES, type RuleCode } from '../../site/rules';
import { ROOT } from '../support/site';
import { ownBundler, runSample, type Bundler } from './ruleSample';

/** E1005 has no data on any bundler: its sample shows the code that the rule is meant for, and stays silent. */
const NEVER: readonly RuleCode[] = ['E1005'];
const FIRING = RULES.filter(({ code }) => !NEVER.includes(code));
const CODES = RULES.map(({ code }) => code);

/** The rules whose samples are built in the fast tier, one on each bundler. */
const QUICK: readonly RuleCode[] = [
  CODES.find((code) => ownBundler(code) === 'rspack') ?? 'E1001',
  CODES.find((code) => ownBundler(code) === 'webpack') ?? 'E1003',
];
const EVERY = { tags: ['every-sample'] };
const tagged = (code: RuleCode) => (QUICK.includes(code) ? {} : EVERY);

for (const { code } of FIRING) {
  test(`issue 4.5 the sample of ${code} reports this rule alone`, tagged(code), async () => {
    const { codes, terminal } = await runSample(code, 'triggers');
    expect(codes).toEqual([code]);
    expect(stripVTControlCharacters(terminal)).toContain(`[${code}:Warn:`);
  });
}

for (const code of CODES) {
  test(`issue 4.5 the other sample of ${code} is silent`, tagged(code), async () => {
    const { codes } = await runSample(code, 'silent');
    expect(codes).toEqual([]);
  });
}

const other = (code: RuleCode): Bundler => (ownBundler(code) === 'rspack' ? 'webpack' : 'rspack');

for (const code of CODES) {
  test(`issue 4.5 ${code} fires on the other bundler just when its page says so`, tagged(code), async () => {
    const rule = RULES.find((fact) => fact.code === code);
    const bundler = other(code);
    const { codes } = await runSample(code, 'triggers', bundler);
    expect(codes.includes(code)).toBe(rule?.[bundler] !== 'no');
  });
}

test.each(['rspack', 'webpack'] as const)(
  'E1005 has no data on %s, whose own warning covers it',
  EVERY,
  async (bundler) => {
    const { codes, terminal } = await runSample('E1005', 'triggers', bundler);
    expect(codes).toEqual([]);
    expect(stripVTControlCharacters(terminal)).toContain(
      "export 'default' (imported as 'legacy') was not found in './legacy.js'",
    );
    expect(diagnose(terminal)).toMatchObject({ kind: 'found', findings: [{ id: 'E1005', count: 1 }] });
  },
);

for (const { code } of FIRING) {
  test(`issue 4.5 the diagnose box leads from real output of ${code} to its page`, tagged(code), async () => {
    const { terminal, json, messages } = await runSample(code, 'triggers');
    const expected = { kind: 'found', findings: [{ id: code, count: 1 }] };
    const printed = diagnose(terminal);
    expect(printed, 'terminal').toMatchObject(expected);
    expect(diagnose(json), 'report JSON').toMatchObject(expected);
    expect(diagnose(messages.join('\n')), 'message without its code').toMatchObject(expected);
    // E1004 says which version it checks against, and names nothing else.
    const names = printed.kind === 'found' ? (printed.findings[0]?.names ?? []) : [];
    expect(names.length > 0, 'names').toBe(code !== 'E1004');
    expect(diagnose(json.slice(0, json.indexOf('"errors"'))).kind, 'JSON cut off').toBe('brokenJson');
    expect(rulePath(code)).toBe(`/guide/rules/${code.toLowerCase()}`);
  });
}

test('issue 4.5 the report of a silent sample is clean for the box', tagged('E1001'), async () => {
  const { json } = await runSample('E1001', 'silent');
  expect(diagnose(json)).toEqual({ kind: 'clean' });
});

test.each(LANGS)('issue 4.5 the %s pages quote what the samples print', EVERY, async (lang) => {
  for (const { code } of FIRING) {
    const page = readFileSync(`${ROOT}/docs/${lang}${rulePath(code)}.mdx`, 'utf8');
    const { messages } = await runSample(code, 'triggers');
    const folder = `examples/rules/${code.toLowerCase()}/triggers`;
    // Durations differ from run to run; everything else is quoted word by word.
    const shown = (messages[0] ?? '')
      .replaceAll(`${ROOT}/${folder}`, '/app')
      .replaceAll(`${folder}/`, '')
      .replace(/costs: [^)]+/, 'costs: ');
    expect(page.replace(/costs: [^)]+/g, 'costs: '), code).toContain(shown);
  }
});
