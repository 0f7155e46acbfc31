import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { diagnose } from '../../components/diagnose/diagnose';
import { LANGS } from '../../site/languages';
import { rulePath } from '../../site/routes';
import { RULES, type RuleCode } from '../../site/rules';
import { ROOT } from '../support/site';

interface SampleRun {
  readonly terminal: string;
  readonly json: string;
  /** Codes of the rules in the report, without the bundler's own messages. */
  readonly codes: readonly string[];
  readonly messages: readonly string[];
  /** Size of all scripts of the output. */
  readonly bytes: number;
}
type Bundler = 'rspack' | 'webpack';
type SampleKind = 'triggers' | 'silent';

const folderOf = (code: RuleCode, kind: SampleKind): string => `examples/rules/${code.toLowerCase()}/${kind}`;

/** The bundler that a sample's own config is for, and the other one. */
const ownBundler = (code: RuleCode): Bundler =>
  existsSync(path.join(ROOT, folderOf(code, 'triggers'), 'rspack.config.mjs')) ? 'rspack' : 'webpack';
const otherBundler = (code: RuleCode): Bundler => (ownBundler(code) === 'rspack' ? 'webpack' : 'rspack');

/** In a process of its own, because the analyzer keeps state and reads the current folder. */
async function build(folder: string, bundler: Bundler, rules: readonly string[]): Promise<SampleRun> {
  const output = await mkdtemp(path.join(tmpdir(), 'rule-'));
  try {
    const program = path.join(ROOT, 'tests/support/ruleBuild.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [program, output, bundler, ...rules], {
      cwd: path.join(ROOT, folder),
      env: { ...process.env, RSDOCTOR: 'true', RSDOCTOR_OUTPUT: 'json', CI: 'true' },
      timeout: 100_000,
      maxBuffer: 64 * 1024 * 1024,
    });
    const shown = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as SampleRun;
    const { data } = JSON.parse(shown.json) as { data: { errors: { code: string; description: string }[] } };
    const findings = data.errors.filter(({ code }) => /^E\d{4}$/.test(code));
    return {
      ...shown,
      codes: findings.map(({ code }) => code),
      messages: findings.map(({ description }) => description),
    };
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

const made = new Map<string, Promise<SampleRun>>();
/** Builds a sample once; `rules` stand in place of its own. */
function runSample(code: RuleCode, kind: SampleKind, bundler = ownBundler(code), rules?: object) {
  const args = rules ? [JSON.stringify(rules)] : [];
  const key = [code, kind, bundler, ...args].join(' ');
  const run = made.get(key) ?? build(folderOf(code, kind), bundler, args);
  made.set(key, run);
  return run;
}

/** E1005 has no data on any bundler: its sample shows the code that the rule is meant for, and stays silent. */
const FIRING = RULES.filter(({ code }) => code !== 'E1005');
const CODES = RULES.map(({ code }) => code);

const EVERY = { tags: ['every-sample'] };
/** One sample for each bundler is built in the quick tier. */
const quick = (code: RuleCode, ...codes: RuleCode[]) => (codes.includes(code) ? {} : EVERY);

for (const { code } of FIRING) {
  test(
    `issue 4.5 the sample of ${code} reports this rule alone, and the diagnose box knows what it prints`,
    quick(code, 'E1003', 'E1006'),
    async () => {
      const { codes, terminal, json, messages } = await runSample(code, 'triggers');
      expect(codes).toEqual([code]);
      expect(stripVTControlCharacters(terminal)).toContain(`[${code}:Warn:`);
      const expected = { kind: 'found', findings: [{ id: code, count: 1 }] };
      const printed = diagnose(terminal);
      expect(printed, 'terminal').toMatchObject(expected);
      expect(diagnose(json), 'report JSON').toMatchObject(expected);
      expect(diagnose(messages.join('\n')), 'message without its code').toMatchObject(expected);
      // E1004 says which version it checks against, and names nothing else.
      const names = printed.kind === 'found' ? (printed.findings[0]?.names ?? []) : [];
      expect(names.length > 0, 'names').toBe(code !== 'E1004');
      expect(diagnose(json.slice(0, json.indexOf('"errors"'))).kind, 'JSON cut off').toBe('brokenJson');
    },
  );
}

for (const code of CODES) {
  test(
    `issue 4.5 the other sample of ${code} is silent, and clean for the box`,
    quick(code, 'E1006'),
    async () => {
      const { codes, json } = await runSample(code, 'silent');
      expect(codes).toEqual([]);
      expect(diagnose(json)).toEqual({ kind: 'clean' });
    },
  );

  test(`issue 4.5 ${code} fires on the other bundler just when its page says so`, EVERY, async () => {
    const bundler = otherBundler(code);
    const { codes } = await runSample(code, 'triggers', bundler);
    expect(codes.includes(code)).toBe(RULES.find((fact) => fact.code === code)?.[bundler] !== 'no');
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

test.each(LANGS)('issue 4.5 the %s pages quote what the samples print', EVERY, async (lang) => {
  for (const { code } of FIRING) {
    const page = readFileSync(`${ROOT}/docs/${lang}${rulePath(code)}.mdx`, 'utf8');
    const { messages } = await runSample(code, 'triggers');
    const folder = folderOf(code, 'triggers');
    // Durations differ from run to run; everything else is quoted word by word.
    const shown = (messages[0] ?? '')
      .replaceAll(`${ROOT}/${folder}`, '/app')
      .replaceAll(`${folder}/`, '')
      .replace(/costs: [^)]+/, 'costs: ');
    expect(page.replace(/costs: [^)]+/g, 'costs: '), code).toContain(shown);
  }
});

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

test.each(CASES)('issue 4.5 %s with %j reports: %s', EVERY, async (code, options, reports) => {
  const rules = { [titleOf(code)]: ['Warn', options] };
  const { codes } = await runSample(code, 'triggers', ownBundler(code), rules);
  // Only this rule's: the options replace the sample's own, and with them what keeps other rules silent.
  expect(codes.filter((found) => found === code)).toEqual(reports ? [code] : []);
});

test.each(['E1001', 'E1008'] as const)(
  'issue 4.5 %s is silenced by its title, not by its code',
  EVERY,
  async (code) => {
    const off = await runSample(code, 'triggers', 'rspack', { [titleOf(code)]: 'off' });
    expect(off.codes).toEqual([]);
    const byCode = await runSample(code, 'triggers', 'rspack', { [code]: 'off' });
    expect(byCode.codes).toEqual([code]);
  },
);

test('issue 4.5 the sizes that rule pages quote are those of the samples', EVERY, async () => {
  const bytes = async (code: RuleCode) => [
    (await runSample(code, 'triggers')).bytes,
    (await runSample(code, 'silent')).bytes,
  ];
  expect(await bytes('E1002')).toEqual([615, 2240]);
  expect(await bytes('E1008')).toEqual([340, 288]);
  expect(await bytes('E1009')).toEqual([313, 239]);
});

test('issue 4.5 on webpack the sample of E1006 gets E1002 as well, and turns it off', EVERY, async () => {
  const { codes, messages } = await runSample('E1006', 'triggers', 'webpack', {});
  expect([...codes].sort()).toEqual(['E1002', 'E1006']);
  expect(messages.join()).toContain('The same package paint-shop was bundled');
  expect((await runSample('E1006', 'triggers', 'webpack')).codes).toEqual(['E1006']);
});
