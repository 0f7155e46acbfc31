import { describe, expect, test } from 'vitest';
import { found } from './found';
import { configure } from '../../../../components/config-builder/configure';
import { checkOptions } from '../../../../components/options-check/checkOptions';
import * as LIMITS from '../../../../site/limits';
import { PLUGIN_OPTIONS } from '../../../../site/pluginOptions';
import { allChoices } from '../../../support/allChoices';
import { OPTION_SAMPLES } from '../../../support/optionSamples';

const rspack = (options: string): string => `new RsdoctorRspackPlugin(${options})`;
const output = (inner: string): string => `{ output: { ${inner} } }`;
const brief = (inner: string): string => output(`mode: 'brief', options: { ${inner} }`);
const rules = (inner: string): string => `{ linter: { rules: { ${inner} } } }`;

/** Findings with what the documented version does with the value, and what to write. */
function effects(text: string): string[] {
  const verdict = checkOptions(text);
  if (verdict.kind !== 'read') return [verdict.kind];
  return verdict.findings.map(({ kind, name, effect, instead }) =>
    [kind, name, effect, instead].filter(Boolean).join(' '),
  );
}

const LITE = "features.lite output.reportCodeType: 'noAssetsAndModuleSource'";
const SECTIONS = 'output.options.jsonOptions.sections';
const ECMA = 'linter.rules.ecma-version-check';

describe('issue 21.4 what is said of pasted options', () => {
  test.each<[string, ...string[]]>([
    // Names.
    ['{ featurs: [] }', 'mistyped featurs features'],
    ["{ mdoe: 'brief' }", "mistyped mdoe output.mode: 'brief'"],
    ['{ prot: 9400 }', 'mistyped prot server.port'],
    ['{ whatever: 1 }', 'unknown whatever'],
    ["{ reportDir: './rsdoctor' }", 'misplaced reportDir output.reportDir'],
    ["{ 'output.mode': 'brief' }", 'misplaced output.mode output: { mode: … }'],
    [output('port: 1'), 'misplaced output.port server.port'],
    ["{ briefType: ['json'] }", 'never briefType output.options.type'],
    ['{ disableTOSUpload: true }', 'gone disableTOSUpload'],
    // Old options.
    ["{ mode: 'brief' }", "deprecated mode output.mode: 'brief'"],
    ["{ mode: 'lite' }", "deprecated mode output.reportCodeType: 'noAssetsAndModuleSource'"],
    ["{ brief: { reportHtmlName: 'a' } }", 'deprecated brief output.options.htmlOptions', 'normalMode brief'],
    ['{ port: 9400 }', 'oldName port server.port'],
    ["{ features: ['lite'] }", `deprecated ${LITE}`],
    ['{ features: { lite: false } }', 'default features.lite'],
    [
      output('reportCodeType: { noModuleSource: true, noCode: true }'),
      "deprecated output.reportCodeType output.reportCodeType: 'noCode'",
    ],
    [output('compressData: false'), 'noEffect output.compressData'],
    // Values.
    ["{ server: { port: '8080', port: 8080 } }", 'twice server.port'],
    ['{ disableClientServer: false }', 'default disableClientServer'],
    ["{ features: ['loader', 'plugins', 'bundle'] }", 'default features'],
    ["{ features: ['bundle', 'loaders'] }", "mistypedValue features notKnown 'loader'"],
    [output("mode: 'lite'"), 'value output.mode ignored'],
    ["{ output: 'dist' }", 'value output stops'],
    [output('reportDir: 1'), 'value output.reportDir noReport'],
    ["{ server: { port: '8080' } }", 'value server.port stops'],
    ['{ port: 70000 }', 'oldName port server.port', 'value port hangs'],
    ['{ supports: { gzip: { gzipLevel: 10 } } }', 'value supports.gzip.gzipLevel stops'],
    // Rules.
    [rules("E1001: 'off'"), 'ruleCode linter.rules.E1001 duplicate-package'],
    [rules("'cjs-requires': 'off'"), 'mistyped linter.rules.cjs-requires cjs-require'],
    [rules("'my-rule': 'on'"), 'unknownRule linter.rules.my-rule'],
    ["{ linter: { rules: { 'my-rule': 'on' }, extends: [rule] } }"],
    [rules("'cjs-require': 'error'"), "mistypedValue linter.rules.cjs-require works 'Error'"],
    [rules("'cjs-require': 'always'"), 'value linter.rules.cjs-require ruleOff'],
    [rules("'cjs-require': [null]"), 'value linter.rules.cjs-require stops'],
    [
      rules("'duplicate-package': ['Error', { ignored: [] }]"),
      'mistyped linter.rules.duplicate-package.ignored ignore',
    ],
    [
      rules("'ecma-version-check': ['Warn', { highestVersion: 5, excludeOutput: 'a', ecmaVersion: [] }]"),
      `replaced ${ECMA}.highestVersion ecmaVersion`,
      `noEffect ${ECMA}.excludeOutput`,
      `value ${ECMA}.ecmaVersion notKnown`,
    ],
    ["{ linter: { level: 'warn' } }", "mistypedValue linter.level works 'Warn'"],
    ["{ linter: { level: 'Ignore', rules: { 'cjs-require': 'off' } } }", 'noRules linter.rules'],
    ['{ linter: { extends: [{}] } }', 'value linter.extends stops'],
    ['{ linter: { extends: [rule, { ...rule }, { meta, check }] } }'],
    // What others beside it make useless.
    [output("options: { type: ['json'] }"), 'normalMode output.options'],
    [output("mode, options: { type: ['json'] }")],
    [output("mode: 'brief', reportCodeType: 'noCode'"), 'briefMode output.reportCodeType'],
    [brief("type: ['json'], htmlOptions: { writeDataJson: false }"), 'noHtml output.options.htmlOptions'],
    [brief("jsonOptions: { fileName: 'a.json' }"), 'noJson output.options.jsonOptions'],
    [
      brief("type: ['json'], jsonOptions: { fileName: 'a/b.json' }"),
      'folder output.options.jsonOptions.fileName noReport',
    ],
    [brief('type: []'), 'value output.options.type nothing'],
    [brief('htmlOptions: { writeDataJson: true }'), 'noFile output.options.htmlOptions.writeDataJson'],
    [brief("type: ['json'], jsonOptions: { sections: { rules: true } }"), `sections ${SECTIONS}`],
    [
      "{ disableClientServer: true, output: { mode: 'brief', options: { type: ['json'] } } }",
      'endsAnyway disableClientServer',
    ],
    ['{ disableClientServer: true, printLog: { serverUrls: false } }', 'noServer printLog'],
    [
      "{ features: ['bundle'], loaderInterceptorOptions: { skipLoaders: ['a'] } }",
      'noLoaders loaderInterceptorOptions',
    ],
    // By the class of the plugin.
    [rspack('{ supports: { banner: true } }'), 'onlyWebpack supports.banner'],
    [rspack('{ features: { treeShaking: true } }'), 'treeShaking features.treeShaking'],
    ['new RsdoctorWebpackPlugin({ experiments: {} })', 'otherPlugin experiments'],
    [rspack("{ name: 'client' }"), 'otherPlugin name'],
    ["new RsdoctorRspackMultiplePlugin({ name: 'client' })"],
  ])('%s', (options, ...expected) => {
    expect(effects(options)).toEqual(expected);
  });

  test.each(OPTION_SAMPLES.map((sample) => [JSON.stringify(sample.options), sample] as const))(
    '%s is what compiler and schema say',
    (text, { plugin, good }) => {
      const name = `Rsdoctor${plugin.startsWith('rspack') ? 'Rspack' : 'Webpack'}${plugin.endsWith('multiple') ? 'Multiple' : ''}Plugin`;
      const wrong = /^\d+ (?:unknown|mistyped|misplaced|never|otherPlugin|value|mistypedValue) /;
      // The compiler also asks for keys that a run does without, and takes titles of rules that nobody has.
      const isMissing = /"htmlOptions":\{"reportHtmlName"|"printLog":\{\}/.test(text);
      expect(found(`new ${name}(${text})`).some((line) => wrong.test(line))).toBe(!good && !isMissing);
    },
  );

  test('what the table calls old is named', () => {
    const kinds = { deprecated: 'deprecated', 'no effect': 'noEffect', 'never an option': 'never' };
    for (const { path, state } of PLUGIN_OPTIONS) {
      const nested = path.split('.').reduceRight((inner, key) => `{ ${key}: ${inner} }`, 'code');
      const said = effects(nested).filter((line) => !/^(?:normalMode|oldName)/.test(line));
      expect([path, said.map((line) => line.split(' ')[0])]).toEqual([path, state ? [kinds[state]] : []]);
    }
  });

  test('there is nothing to say against what the builder writes', () => {
    for (const choices of allChoices()) {
      expect([choices, found(configure(choices).config.code)]).toEqual([choices, []]);
    }
  });
});

test.each<[string, string, ...string[]]>([
  ['{ ...shared, [key]: 1 }', '0 1'],
  [rspack('getOptions({ mode: 1 })'), '0 1'],
  [rspack(''), '0 0'],
  [rspack('{ features: new Map<string, Map<A, B>>(), prot: 1 }'), '2 1', 'mistyped'],
  [`const options = { prot: 1 };\n${rspack('options')}`, '0 1'],
  // What a spread may have set is no default that can go, and what it may set again is not judged.
  ['{ ...shared, disableClientServer: false }', '1 1'],
  ["{ ...shared, disableClientServer: 'yes' }", '1 1', 'value'],
  ["{ output: { ...shared, options: { type: ['json'] } } }", '3 1'],
  ["{ linter: { ...shared, rules: { 'my-rule': 'on' } } }", '3 1'],
  ["{ linter: { rules: { 'cjs-require': [severity, { ...shared }] } } }", '3 2'],
])('field 11 %s: keys and places that only a run could tell %s', (text, counts, ...kinds) => {
  const verdict = checkOptions(text);
  if (verdict.kind !== 'read') throw new Error(verdict.kind);
  expect(`${verdict.keys} ${verdict.codes}`).toBe(counts);
  expect(verdict.findings.map(({ kind }) => kind)).toEqual(kinds);
});

const WRONG = '{ prot: 1 }';

test.each([
  `import * as doctor from '@rsdoctor/rspack-plugin'; new doctor.RsdoctorRspackPlugin(${WRONG});`,
  `new RsdoctorRspackPlugin((${WRONG} satisfies Options<A, B>))`,
  `export default defineConfig({ source: { entry: {} }, tools: { rspack: { plugins: [process.env.RSDOCTOR && new RsdoctorRspackPlugin(${WRONG})] } } });`,
  `export default defineNuxtConfig({ builder: 'rspack', hooks: { 'webpack:config'(configs) { configs.forEach((config) => config.plugins.push(new RsdoctorRspackPlugin(${WRONG}))); } } });`,
  `config.plugin('x').use(RsdoctorWebpackPlugin, [${WRONG}])`,
  `import type { Options } from './types'; export const options: Options = ${WRONG};`,
  `/* new RsdoctorRspackPlugin({ a: 1 }) */ const text = "new RsdoctorRspackPlugin({ a: 1 })"; new RsdoctorRspackPlugin(${WRONG}); // new RsdoctorRspackPlugin({ a`,
  'prot: 1,',
])('field 16 the options are found in %s', (text) => {
  expect(found(text)).toEqual(['1 mistyped prot → server.port']);
});

test('issue 21.4 plugins are judged each by its class, with lines of the file', () => {
  const text = `export default [
  { plugins: [new RsdoctorRspackPlugin({ name: 'a' })] },
  { plugins: [new RsdoctorRspackMultiplePlugin({ name: 'a', stage: 2 })] },
  { plugins: [new RsdoctorRspackPlugin<[]>({ featurs: [] })] },
];`;
  expect(found(text)).toEqual(['2 otherPlugin name', '4 mistyped featurs → features']);
});

test.each([
  [' \n', { kind: 'empty' }],
  ['hello', { kind: 'noObject' }],
  ["export default defineConfig({ mode: 'production' });", { kind: 'noObject' }],
  ["mode: 'production',\nentry: './a.js',", { kind: 'noObject' }],
  ["features: ['bundle'],\n  reportDir 'a',", { kind: 'syntax', line: 2, column: 13 }],
  [' '.repeat(1_000_000), { kind: 'empty' }],
  ['x'.repeat(LIMITS.optionsLength + 1), { kind: 'tooLong' }],
])('issue 21.4 %.40j is answered', (text, verdict) => {
  expect(checkOptions(text)).toEqual(verdict);
});

describe('issue 21.4 hostile text', () => {
  test('prototype keys are unknown keys', () => {
    const names = ['__proto__', 'constructor', 'output.toString', 'hasOwnProperty'];
    expect(
      found('{ __proto__: { mode: 1 }, constructor: 1, output: { toString: 1 }, hasOwnProperty: {} }'),
    ).toEqual(names.map((name) => `1 unknown ${name}`));
    expect(({} as Record<string, unknown>).mode).toBeUndefined();
  });

  test('thousands of unknown keys are read until there are more than are shown', () => {
    const keys = Array.from({ length: 2000 }, (_none, index) => `feature${index}: {}`).join();
    for (const text of [`{ ${keys} }`, rules(keys), rules(`'cjs-require': ['on', { ${keys} }]`)])
      expect(found(text)).toHaveLength(LIMITS.optionFindingsShown + 1);
  });
});
