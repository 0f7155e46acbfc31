/** @module-tag every-sample */
import { found } from '../unit/components/options-check/found';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkOptions } from '../../components/options-check/checkOptions';
import { BUILD_EFFECTS, effectOf, type FindingKind } from '../../components/options-check/finding';
import { objectLiteral } from '../../lib/text/objectLiteral';
import type { PluginName } from '../../site/contract/types';
import { nested, PLUGINS } from '../../tools/contract/readOptions';
import type { Options } from '../../tools/contract/runAnalyzer';
import { tempFolder } from '../support/tempFolder';

interface Run {
  readonly stops: boolean;
  readonly lines: readonly string[];
  readonly reports: Readonly<Record<string, number>>;
  readonly data: readonly string[];
}

/** Builds with each of the options; equal ones share a build. */
function runs(plugin: PluginName, all: readonly Options[]): (options: Options) => Run {
  const keys = [...new Set(all.map((options) => JSON.stringify(options)))];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      import.meta.resolve('tsx'),
      path.join(import.meta.dirname, 'optionRuns.mjs'),
      plugin,
      tempFolder('options-'),
    ],
    {
      input: `[${keys.join()}]`,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      timeout: 600_000,
      env: { ...process.env, CI: '', RSDOCTOR_OUTPUT: '' },
    },
  );
  if (stdout === '') throw new Error(stderr || 'The builds took longer than ten minutes.');
  const results = JSON.parse(stdout) as Run[];
  const byKey = new Map(keys.map((key, at) => [key, results[at]]));
  return (options) => {
    const run = byKey.get(JSON.stringify(options));
    if (!run) throw new Error(`Not built: ${JSON.stringify(options)}`);
    return run;
  };
}

/** Lines that say of an option what the verdict says, and the path of the file, which `disableClientServer` keeps back. */
const NOTICE = /deprecated|generated JSON data/;

/** What two builds show; sizes are equal when times that compress otherwise can be between them. */
function shown({ stops, lines, reports, data }: Run, other: Run): object {
  const sizes = Object.entries(reports).map(([file, size]) => {
    const near = other.reports[file] ?? 0;
    return [file, Math.abs(size - near) <= 64 + near * 0.15 ? near : size];
  });
  const files = Object.fromEntries(sizes) as object;
  return { stops, files, lines: lines.filter((line) => !NOTICE.test(line)), data };
}

const brief = (options?: Options, output: Options = {}): Options => ({
  output: { mode: 'brief', ...(options && { options }), ...output },
});
const ecma = (parameters: Options): Options => ({
  linter: { rules: { 'ecma-version-check': ['Error', { ecmaVersion: 5, ...parameters }] } },
});
const JSON_ONLY = { type: ['json'] };
const HTML_NAME = { htmlOptions: { reportHtmlName: 'a.html', writeDataJson: false } };

/** What the tool says of the first options, and that they build what the second ones build. */
const NO_EFFECT: readonly [kind: FindingKind, options: Options, same: Options, only?: PluginName][] = [
  [
    'unknown',
    { whatever: 1, linter: { x: 1 }, server: { x: 1 }, supports: { x: 1 }, features: { x: 0 } },
    {},
  ],
  ['unknown', { output: { x: 1 }, experiments: { x: 1 } }, {}, 'rspack'],
  ['unknown', brief({ x: 1 }), brief()],
  ['misplaced', { reportDir: 'x', type: ['json'], gzip: false, loader: false, noCode: true }, {}],
  ['misplaced', { output: { gzip: false, htmlOptions: { reportHtmlName: 'a.html' } } }, {}],
  ['mistyped', { featurs: [], mdoe: 'brief' }, {}],
  ['never', { briefType: ['json'] }, {}],
  ['gone', { disableTOSUpload: true }, {}],
  ['otherPlugin', { name: 'n', stage: 3 }, {}],
  ['otherPlugin', { experiments: { enableNativePlugin: false } }, {}, 'webpack'],
  ['unknownRule', { linter: { rules: { 'my-own-rule': 'off' } } }, {}],
  ['ruleCode', { linter: { rules: { E1001: 'off' } } }, {}],
  ['noEffect', { output: { compressData: false } }, {}],
  ['noEffect', { supports: { generateTileGraph: true } }, {}],
  [
    'noEffect',
    ecma({ excludeOutput: 'main.js', excludeErrorMessage: 'x', excludeErrorLogs: ['code'] }),
    ecma({}),
  ],
  ['replaced', ecma({ highestVersion: 2022, ignore: ['main.js'] }), ecma({})],
  ['noFile', brief({ htmlOptions: { writeDataJson: true } }), brief()],
  ['noFile', { mode: 'brief', brief: { writeDataJson: true } }, brief()],
  ['normalMode', { output: { options: { type: ['json'], ...HTML_NAME } } }, {}],
  ['normalMode', { brief: { reportHtmlName: 'a.html' } }, {}],
  ['briefMode', brief(JSON_ONLY, { reportCodeType: 'noModuleSource' }), brief(JSON_ONLY)],
  ['noHtml', brief({ ...JSON_ONLY, ...HTML_NAME }), brief(JSON_ONLY)],
  ['noHtml', { brief: { reportHtmlName: 'a.html' }, ...brief(JSON_ONLY) }, brief(JSON_ONLY)],
  ['noJson', brief({ jsonOptions: { fileName: 'b.json' } }), brief()],
  [
    'endsAnyway',
    { disableClientServer: true, ...brief(JSON_ONLY) },
    { disableClientServer: false, ...brief(JSON_ONLY) },
  ],
  ['noServer', { disableClientServer: true, printLog: { serverUrls: false } }, { disableClientServer: true }],
  [
    'noLoaders',
    { features: ['bundle'], loaderInterceptorOptions: { skipLoaders: ['loader.cjs'] } },
    { features: ['bundle'] },
  ],
  [
    'noRules',
    { linter: { level: 'Ignore', rules: { 'duplicate-package': 'Error' } } },
    { linter: { level: 'Ignore' } },
  ],
  ['onlyWebpack', { supports: { banner: true } }, {}, 'rspack'],
  ['default', { features: ['bundle', 'plugins', 'loader'] }, {}],
  ['default', { output: { mode: 'normal' }, supports: { parseBundle: true } }, {}],
  [
    'sections',
    brief({ ...JSON_ONLY, jsonOptions: { sections: { rules: true } } }),
    brief({
      ...JSON_ONLY,
      jsonOptions: { sections: { rules: true, moduleGraph: false, chunkGraph: false } },
    }),
  ],
  ['deprecated', { mode: 'brief' }, brief()],
  [
    'deprecated',
    { mode: 'brief', brief: { reportHtmlName: 'a.html' } },
    brief({ htmlOptions: { reportHtmlName: 'a.html' } }),
  ],
  ['deprecated', { output: { reportCodeType: { noCode: true } } }, { output: { reportCodeType: 'noCode' } }],
];

/** Options that still work, or that one bundler reads: the build is another one with them. */
const EFFECT: readonly [options: Options, other: Options, only?: PluginName][] = [
  [{ mode: 'lite' }, {}],
  [{ features: { lite: true } }, {}],
  [{ features: ['loader', 'plugins', 'bundle', 'lite'] }, {}],
  [brief(), {}],
  [{ output: { reportCodeType: 'noCode' } }, {}],
  [brief({ ...JSON_ONLY, jsonOptions: { sections: { rules: true } } }), brief(JSON_ONLY)],
  [{ supports: { banner: true } }, {}, 'webpack'],
  [{ features: { treeShaking: true } }, {}, 'webpack'],
  [{ experiments: { enableNativePlugin: false } }, {}, 'rspack'],
  [{ linter: { rules: { 'duplicate-package': 'off' } } }, {}],
];

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  string: ['x', 'warning'],
  number: [7],
  boolean: [true, false],
  null: [null],
  array: [['x']],
  object: [{ x: 1 }],
};

/** Where a value of a wrong type is tried, and the options around it. */
function around(at: string, value: unknown): Options {
  if (at.endsWith('[]')) return value === undefined ? {} : nested({}, at.slice(0, -2), [value]);
  if (at === 'severity') return { linter: { rules: { 'duplicate-package': value } } };
  const base = at.endsWith('Name') ? brief(at.endsWith('fileName') ? JSON_ONLY : {}) : {};
  return nested(base, at, value);
}

const WRONG = Object.entries(BUILD_EFFECTS).flatMap(([at, effects]) =>
  Object.entries(effects).flatMap(([kind, effect]) =>
    (VALUES[kind] ?? []).map((value) => ({ at, kind, effect, value, options: around(at, value) })),
  ),
);
/** What the tool says of values that fit their types, and the same options without them. */
const FITTING: readonly [effect: string, options: Options, other: Options][] = [
  ['nothing', brief({ type: [] }), brief()],
  ['noReport', brief({ ...JSON_ONLY, jsonOptions: { fileName: 'a/b.json' } }), brief(JSON_ONLY)],
  ['stops', { linter: { extends: [{}] } }, {}],
  ['stops', { linter: { extends: [{ meta: { code: 'EXTEND', title: 'x', severity: 'Warn' } }] } }, {}],
];
const TREE_SHAKING: readonly Options[] = [
  { features: { treeShaking: true } },
  { features: ['bundle', 'treeShaking'] },
];
const SMALL: readonly Options[] = [
  { linter: { level: 'warn', rules: { 'duplicate-package': 'error' } } },
  { linter: { level: 'Warn', rules: { 'duplicate-package': 'Error' } } },
];

test.each(['rspack', 'webpack'] as const)('field 12 to 15 verdicts hold in builds: %s', (plugin) => {
  const mine = <Row extends readonly unknown[]>(rows: readonly Row[]): Row[] =>
    rows.filter((row) => !(typeof row.at(-1) === 'string') || row.at(-1) === plugin);
  const call = (options: Options): string => `new ${PLUGINS[plugin][0]}(${JSON.stringify(options)})`;

  const pairs = [
    ...mine(NO_EFFECT).flatMap(([, ...two]) => two.slice(0, 2)),
    ...mine(EFFECT).flatMap((two) => two.slice(0, 2)),
  ] as Options[];
  const run = runs(plugin, [
    ...pairs,
    ...WRONG.flatMap(({ options, at }) => [options, around(at, undefined)]),
    ...FITTING.flatMap((row) => row.slice(1) as Options[]),
    ...SMALL,
    ...TREE_SHAKING,
  ]);
  for (const [kind, options, same] of mine(NO_EFFECT)) {
    expect([options, found(call(options)).map((line) => line.split(' ')[1])]).toEqual([
      options,
      expect.arrayContaining([kind]) as string[],
    ]);
    const [one, other] = [run(options), run(same)];
    expect([options, shown(one, other)]).toEqual([options, shown(other, other)]);
  }
  for (const [options, other] of mine(EFFECT)) {
    expect([options, shown(run(options), run(other))]).not.toEqual([options, shown(run(other), run(other))]);
  }
  const expectEffect = (effect: string, options: Options, without: Options): void => {
    const [one, other] = [run(options), run(without)];
    const isSame = JSON.stringify(shown(one, other)) === JSON.stringify(shown(other, other));
    const isEmpty = Object.keys(one.reports).length === 0;
    const seen = {
      stops: one.stops,
      ignored: isSame,
      noReport: isEmpty && one.stops === (plugin === 'rspack'),
      nothing: isEmpty && !one.stops && Object.keys(other.reports).length > 0,
      ruleOff: !one.stops && !one.data.includes('E1001') && other.data.includes('E1001'),
    };
    expect([options, effect, seen[effect as keyof typeof seen]]).toEqual([options, effect, true]);
  };
  for (const [effect, options, other] of FITTING) {
    expectEffect(effect, options, other);
    const verdict = checkOptions(call(options));
    const effects = verdict.kind === 'read' ? verdict.findings.map((finding) => finding.effect) : [];
    expect([options, effects]).toEqual([options, [effect]]);
  }
  for (const { at, effect, options, kind } of WRONG) {
    expectEffect(effect, options, around(at, undefined));
    expect(effectOf(at, objectLiteral(JSON.stringify((VALUES[kind] ?? [])[0])), [])).toBe(effect);
  }
  for (const options of TREE_SHAKING) {
    const isRspack = plugin === 'rspack';
    const lines = run(options).lines.filter((line) => /Rspack .*does not support treeShaking/.test(line));
    expect([options, lines.length]).toEqual([options, isRspack ? 1 : 0]);
    const kinds = found(call(options)).map((line) => line.split(' ')[1]);
    expect([options, kinds.includes('treeShaking')]).toEqual([options, isRspack]);
  }
  const [small, large] = SMALL.map(run) as [Run, Run];
  expect(shown(small, large)).toEqual(shown(large, large));
  expect(effectOf('severity', objectLiteral("'error'"), ['Error'])).toBe('works');
});

test('field 13 the multiple plugin of Rspack applies what its types leave out', () => {
  const options = { experiments: { enableNativePlugin: false } };
  const [one, other] = [options, {}].map((each) => runs('rspack-multiple', [each])(each)) as [Run, Run];
  expect(shown(one, other)).not.toEqual(shown(other, other));
  expect(found(`new RsdoctorRspackMultiplePlugin(${JSON.stringify(options)})`)).toEqual([]);
});
