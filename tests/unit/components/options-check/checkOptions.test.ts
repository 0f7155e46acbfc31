import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../../../components/options-check/checkOptions';
import { configure } from '../../../../components/config-builder/configure';
import { allChoices } from '../../../support/allChoices';
import { CONTRACT_OPTIONS } from '../../../../site/contract/contract';
import { PLUGIN_OPTIONS } from '../../../../site/pluginOptions';
import { OPTION_SAMPLES } from '../../../support/optionSamples';
import { found } from './found';

const rspack = (options: string): string => `new RsdoctorRspackPlugin(${options})`;

describe('issue 21.4 keys of pasted options', () => {
  test.each([
    ['{ featurs: [] }', ['1 mistyped featurs → features']],
    ["{ mdoe: 'brief' }", ["1 mistyped mdoe → output.mode: 'brief'"]],
    ["{ output: { mdoe: 'brief' } }", ['1 mistyped output.mdoe → output.mode']],
    ['{ prot: 9400 }', ['1 mistyped prot → server.port']],
    ['{ whatever: 1 }', ['1 unknown whatever']],
    ["{ output: { raportDir: 'x' } }", ['1 mistyped output.raportDir → output.reportDir']],
    ["{ reportDir: './rsdoctor' }", ['1 misplaced reportDir → output.reportDir']],
    ["{ 'output.mode': 'brief' }", ['1 misplaced output.mode → output: { mode: … }']],
    ['{ loader: true }', ['1 misplaced loader → features.loader']],
    ["{ type: ['json'] }", ['1 misplaced type → output.options.type']],
    ['{ output: { gzip: false } }', ['1 misplaced output.gzip → supports.gzip']],
    ["{ briefType: ['json'] }", ['1 never briefType → output.options.type']],
    ["{ mode: 'brief' }", ["1 deprecated mode → output.mode: 'brief'"]],
    ["{ mode: 'lite' }", ["1 deprecated mode → output.reportCodeType: 'noAssetsAndModuleSource'"]],
    [
      "{ brief: { reportHtmlName: 'a.html' } }",
      ['1 deprecated brief → output.options.htmlOptions', '1 normalMode brief'],
    ],
    ['{ port: 9400 }', ['1 oldName port → server.port']],
    [
      "{ features: ['lite'] }",
      ["1 deprecated features.lite → output.reportCodeType: 'noAssetsAndModuleSource'"],
    ],
    [
      '{ features: { lite: true } }',
      ["1 deprecated features.lite → output.reportCodeType: 'noAssetsAndModuleSource'"],
    ],
    [
      '{ output: { reportCodeType: { noCode: true } } }',
      ["1 deprecated output.reportCodeType → output.reportCodeType: 'noCode'"],
    ],
    ['{ output: { compressData: false } }', ['1 noEffect output.compressData']],
    ['{ supports: { generateTileGraph: true } }', ['1 noEffect supports.generateTileGraph']],
    ['{ disableClientServer: true, disableClientServer: true }', ['1 twice disableClientServer']],
    ['{ disableClientServer: false }', ['1 default disableClientServer']],
    ["{ features: ['loader', 'plugins', 'bundle'] }", ['1 default features']],
    ["{ disableClientServer: 'true' }", ['1 value disableClientServer']],
    ["{ features: ['bundle', 'loaders'] }", ["1 mistypedValue features → 'loader'"]],
    ["{ server: { port: '9400' } }", ['1 value server.port']],
    ["{ output: { mode: 'lite' } }", ['1 value output.mode']],
  ])('%s', (options, expected) => {
    expect(found(options)).toEqual(expected);
  });

  test.each([
    ["{ linter: { rules: { E1001: 'off' } } }", ['1 ruleCode linter.rules.E1001 → duplicate-package']],
    [
      "{ linter: { rules: { 'duplicate-packages': 'off' } } }",
      ['1 mistyped linter.rules.duplicate-packages → duplicate-package'],
    ],
    ["{ linter: { rules: { 'my-rule': 'on' } } }", ['1 unknownRule linter.rules.my-rule']],
    ["{ linter: { rules: { 'my-rule': 'on' }, extends: [rule] } }", []],
    [
      "{ linter: { rules: { 'duplicate-package': 'warn' } } }",
      ["1 mistypedValue linter.rules.duplicate-package → 'Warn'"],
    ],
    [
      "{ linter: { rules: { 'duplicate-package': ['Error', { ignored: [] }] } } }",
      ['1 mistyped linter.rules.duplicate-package.ignored → ignore'],
    ],
    [
      "{ linter: { rules: { 'loader-performance-optimization': ['Error', { threshold: '1' }] } } }",
      ['1 value linter.rules.loader-performance-optimization.threshold'],
    ],
    ["{ linter: { level: 'Ignore', rules: { 'cjs-require': 'off' } } }", ['1 noRules linter.rules']],
  ])('rules: %s', (options, expected) => {
    expect(found(options)).toEqual(expected);
  });

  test.each([
    ["{ output: { options: { type: ['json'] } } }", ['1 normalMode output.options']],
    ["{ output: { mode, options: { type: ['json'] } } }", []],
    ["{ output: { mode: 'brief', reportCodeType: 'noCode' } }", ['1 briefMode output.reportCodeType']],
    [
      "{ output: { mode: 'brief', options: { type: ['json'], htmlOptions: { writeDataJson: false } } } }",
      ['1 noHtml output.options.htmlOptions'],
    ],
    [
      "{ output: { mode: 'brief', options: { jsonOptions: { fileName: 'a.json' } } } }",
      ['1 noJson output.options.jsonOptions'],
    ],
    [
      "{ disableClientServer: true, output: { mode: 'brief', options: { type: ['json'] } } }",
      ['1 endsAnyway disableClientServer'],
    ],
    ['{ disableClientServer: true, printLog: { serverUrls: false } }', ['1 noServer printLog']],
    ['{ disableClientServer: isCi, printLog: { serverUrls: false } }', []],
    [
      "{ features: ['bundle'], loaderInterceptorOptions: { skipLoaders: ['babel-loader'] } }",
      ['1 noLoaders loaderInterceptorOptions'],
    ],
    [
      "{ output: { mode: 'brief', options: { type: ['json'], jsonOptions: { sections: { rules: true } } } } }",
      ['1 sections output.options.jsonOptions.sections'],
    ],
    [rspack('{ supports: { banner: true } }'), ['1 onlyWebpack supports.banner']],
    [rspack('{ features: { treeShaking: true } }'), ['1 treeShaking features.treeShaking']],
    [rspack("{ features: ['bundle', 'treeShaking'] }"), ['1 treeShaking features']],
    ['new RsdoctorWebpackPlugin({ supports: { banner: true } })', []],
    [
      'new RsdoctorWebpackPlugin({ experiments: { enableNativePlugin: false } })',
      ['1 otherPlugin experiments'],
    ],
    [rspack("{ name: 'client' }"), ['1 otherPlugin name']],
    ["new RsdoctorRspackMultiplePlugin({ name: 'client' })", []],
  ])('useless beside others: %s', (options, expected) => {
    expect(found(options)).toEqual(expected);
  });
});

test('issue 21.4 a whole config is searched for the calls, with lines of the config', () => {
  const config = `import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default [
  { name: 'client', plugins: [new RsdoctorRspackPlugin({
    // once
    reportDir: './a',
  })] },
  { plugins: [process.env.X && new RsdoctorRspackPlugin<[]>({ features, port: 1 })] },
];`;
  expect(found(config)).toEqual(['6 misplaced reportDir → output.reportDir', '8 oldName port → server.port']);
});

test('issue 21.4 lines of an object are read without brackets, with their own lines and columns', () => {
  expect(found("features: ['bundle'],\nreportDir: 'a',")).toEqual([
    '2 misplaced reportDir → output.reportDir',
  ]);
  expect(checkOptions("features: ['bundle'],\n  reportDir 'a',")).toEqual({
    kind: 'syntax',
    line: 2,
    column: 13,
  });
});

test('issue 21.4 code is counted and not judged', () => {
  expect(
    checkOptions("{ features: ['bundle', ...more], disableClientServer: !!process.env.CI }"),
  ).toMatchObject({
    kind: 'read',
    keys: 2,
    codes: 2,
    findings: [],
  });
});

test.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['hello', 'noObject'],
  ['{', 'syntax'],
  [rspack('{ a: [ }'), 'syntax'],
])('issue 21.4 %j is answered: %s', (text, kind) => {
  expect(checkOptions(text).kind).toBe(kind);
});

test('issue 21.4 every known option is found, and what the table calls old is named', () => {
  for (const { path, state } of PLUGIN_OPTIONS) {
    const nested = path.split('.').reduceRight((inner, key) => `{ ${key}: ${inner} }`, 'code');
    const kinds = found(nested).map((line) => line.split(' ')[1]);
    const expected = {
      deprecated: ['deprecated'],
      'no effect': ['noEffect'],
      'never an option': ['never'],
    };
    expect([path, kinds.filter((kind) => kind !== 'normalMode' && kind !== 'oldName')]).toEqual([
      path,
      state ? expected[state] : [],
    ]);
  }
  expect(CONTRACT_OPTIONS.length).toBeGreaterThan(PLUGIN_OPTIONS.length);
});

test.each(OPTION_SAMPLES.map((sample) => [JSON.stringify(sample.options), sample] as const))(
  'issue 21.4 the box says of %s what compiler and schema say',
  (text, { plugin, good }) => {
    const name = `Rsdoctor${plugin.startsWith('rspack') ? 'Rspack' : 'Webpack'}${plugin.endsWith('multiple') ? 'Multiple' : ''}Plugin`;
    const wrong = ['unknown', 'mistyped', 'misplaced', 'never', 'otherPlugin', 'value', 'mistypedValue'];
    const kinds = found(`new ${name}(${text})`).map((line) => line.split(' ')[1] ?? '');
    // The compiler also asks for keys that a run does without, and takes titles of rules that nobody has.
    const isMissing = /"htmlOptions":\{"reportHtmlName"|"printLog":\{\}/.test(text);
    expect(kinds.some((kind) => wrong.includes(kind))).toBe(!good && !isMissing);
  },
);

test('issue 21.4 there is nothing to say against what the builder writes', () => {
  for (const choices of allChoices()) {
    for (const { code } of configure(choices).files) expect([choices, found(code)]).toEqual([choices, []]);
  }
});
