import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../../../components/options-check/checkOptions';
import { found } from './found';

const rspack = (options: string): string => `new RsdoctorRspackPlugin(${options})`;

/** Keys that were looked at, places that only a run could tell, and findings. */
function looked(text: string): string {
  const verdict = checkOptions(text);
  if (verdict.kind !== 'read') return verdict.kind;
  const { keys, codes, findings } = verdict;
  return `${keys} keys, ${codes} not known, ${findings.map(({ kind, name }) => `${kind} ${name}`).join() || 'none'}`;
}

/** Findings with what the documented version does with the value. */
function effects(text: string): string[] {
  const verdict = checkOptions(text);
  if (verdict.kind !== 'read') return [verdict.kind];
  return verdict.findings.map(({ kind, name, effect, instead }) =>
    [kind, name, effect, instead].filter(Boolean).join(' '),
  );
}

describe('field 11 spreads, calls, conditions and names from elsewhere are not known, at every depth', () => {
  test.each([
    ['{ ...shared }', '0 keys, 1 not known, none'],
    ['{ [key]: 1 }', '0 keys, 1 not known, none'],
    [rspack('{ ...shared, ...more }'), '0 keys, 1 not known, none'],
    [rspack('options'), '0 keys, 1 not known, none'],
    [rspack('getOptions({ mode: 1 })'), '0 keys, 1 not known, none'],
    [rspack("isCi ? { mode: 'brief' } : {}"), '0 keys, 1 not known, none'],
    [rspack(''), '0 keys, 0 not known, none'],
    [rspack('{}'), '0 keys, 0 not known, none'],
    [rspack('{ features: pick<A, B>(), prot: 1 }'), '2 keys, 1 not known, mistyped prot'],
    [rspack('{ features: new Map<string, Map<A, B>>(), prot: 1 }'), '2 keys, 1 not known, mistyped prot'],
    [rspack('{ features: [pick<A, B>()], prot: 1 }'), '2 keys, 1 not known, mistyped prot'],
    [rspack('{ features: a < b, prot: 1 }'), '2 keys, 1 not known, mistyped prot'],
    // A constant of another function, of a block, of the same function, of the whole file.
    [`function other() { const own = { prot: 1 }; }\n${rspack('own')}`, '0 keys, 1 not known, none'],
    [`if (ci) { const own = { prot: 1 }; }\n${rspack('{ ...own }')}`, '0 keys, 1 not known, none'],
    [
      `const other = () => { const prot = 1; return { prot }; };\n${rspack('{ port: prot }')}`,
      '1 keys, 1 not known, oldName port',
    ],
    [
      `export default () => { const own = { prot: 1 }; return ${rspack('own')}; };`,
      '1 keys, 0 not known, mistyped prot',
    ],
    [
      `const own = { prot: 1 };\nfunction setUp() { return ${rspack('own')}; }`,
      '1 keys, 0 not known, mistyped prot',
    ],
    // What a spread may have set is no default that can go, and what it may set again is not judged.
    ['{ ...shared, disableClientServer: false }', '1 keys, 1 not known, none'],
    ["{ port: '8080', ...shared }", '1 keys, 1 not known, oldName port'],
    ["{ disableClientServer: 'yes', ...shared }", '1 keys, 1 not known, none'],
    ["{ ...shared, disableClientServer: 'yes' }", '1 keys, 1 not known, value disableClientServer'],
    ["{ ...shared, output: { options: { type: ['json'] } } }", '3 keys, 1 not known, none'],
    ["{ output: { ...shared, options: { type: ['json'] } } }", '3 keys, 1 not known, none'],
    ['{ output: { ...shared, reportDirs: 1 } }', '2 keys, 1 not known, mistyped output.reportDirs'],
    [
      '{ disableClientServer: true, output: getOutput(), printLog: { serverUrls: false } }',
      '4 keys, 1 not known, none',
    ],
    ["{ features, loaderInterceptorOptions: { skipLoaders: ['a'] } }", '3 keys, 1 not known, none'],
    [
      "{ features: { ...shared }, loaderInterceptorOptions: { skipLoaders: ['a'] } }",
      '3 keys, 1 not known, none',
    ],
    ["{ linter: { ...shared, rules: { 'my-rule': 'on' } } }", '3 keys, 1 not known, none'],
    ["{ linter: { rules: { 'cjs-require': 'always', ...shared } } }", '3 keys, 2 not known, none'],
    ["{ linter: { rules: { 'cjs-require': [severity, { ...shared }] } } }", '3 keys, 2 not known, none'],
    [
      "{ output: { mode: 'brief', options: { jsonOptions: { sections: { ...shared } }, type: ['json'] } } }",
      '6 keys, 1 not known, none',
    ],
  ])('%s', (text, expected) => {
    expect(looked(text)).toBe(expected);
  });
});

describe('field 12 to 16 verdicts that runs hold', () => {
  test.each([
    ["{ port: '8080' }", ['value port stops']],
    ["{ server: { port: '8080' } }", ['value server.port stops']],
    ['{ mode: 1 }', ['value mode ignored']],
    ['{ server: { port: 65535 } }', []],
    ['{ server: { port: 65536 } }', ['value server.port hangs']],
    ['{ port: 70000 }', ['oldName port server.port', 'value port hangs']],
    ['{ port: 70000, server: { port: 3000 } }', ['oldName port server.port']],
    [
      "{ output: { mode: 'brief', options: { type: ['json'], jsonOptions: { fileName: 'a/b.json' } } } }",
      ['folder output.options.jsonOptions.fileName noReport'],
    ],
    ["{ output: { mode: 'brief', options: { type: [] } } }", ['value output.options.type nothing']],
    ['{ linter: { extends: [{}] } }', ['value linter.extends stops']],
    ['{ linter: { extends: [null] } }', ['value linter.extends stops']],
    ['{ linter: { extends: [rule, { ...rule }, { meta, check }] } }', []],
    [
      "{ output: { mode: 'brief', options: { type: ['json'] } }, brief: { reportHtmlName: 'a.html' } }",
      ['deprecated brief output.options.htmlOptions', 'noHtml brief'],
    ],
    ["{ output: { mode: 'lite' } }", ['value output.mode ignored']],
    ["{ output: 'dist' }", ['value output stops']],
    ['{ linter: { level: 2 } }', ['value linter.level stops']],
    ["{ linter: { level: 'warn' } }", ["mistypedValue linter.level works 'Warn'"]],
    ["{ linter: { rules: { 'cjs-require': 2 } } }", ['value linter.rules.cjs-require stops']],
    [
      "{ linter: { rules: { 'cjs-require': 'error' } } }",
      ["mistypedValue linter.rules.cjs-require works 'Error'"],
    ],
    ["{ linter: { rules: { 'cjs-require': 'always' } } }", ['value linter.rules.cjs-require ruleOff']],
    ['{ output: { reportDir: 1 } }', ['value output.reportDir noReport']],
    ["{ features: ['everything'] }", ['value features notKnown']],
    ["new RsdoctorRspackMultiplePlugin({ name: 'web', experiments: { enableNativePlugin: false } })", []],
    [
      "{ mode: 'brief', brief: { writeDataJson: true } }",
      [
        "deprecated mode output.mode: 'brief'",
        'deprecated brief output.options.htmlOptions',
        'noFile brief.writeDataJson',
      ],
    ],
    [
      "{ output: { mode: 'brief', options: { htmlOptions: { writeDataJson: true } } } }",
      ['noFile output.options.htmlOptions.writeDataJson'],
    ],
    ["{ features: ['bundle', 'plugins', 'loader'] }", ['default features']],
    ['{ supports: { banner: false } }', []],
    [
      "{ linter: { rules: { 'ecma-version-check': ['Warn', { highestVersion: 5, ignore: ['a'], excludeOutput: 'a' }] } } }",
      [
        'replaced linter.rules.ecma-version-check.highestVersion ecmaVersion',
        'replaced linter.rules.ecma-version-check.ignore exclude',
        'noEffect linter.rules.ecma-version-check.excludeOutput',
      ],
    ],
    ['{ disableTOSUpload: true }', ['gone disableTOSUpload']],
  ])('%s', (text, expected) => {
    expect(effects(text)).toEqual(expected);
  });
});

describe('field 16 whole files, under every name that they give the plugin', () => {
  const WRONG = '{ prot: 1 }';
  const FOUND = '1 mistyped prot → server.port';
  test.each([
    [
      'an import under another name',
      `import { RsdoctorRspackPlugin as Doctor } from '@rsdoctor/rspack-plugin'; export default { plugins: [new Doctor(${WRONG})] };`,
    ],
    [
      'require under another name',
      `const { RsdoctorWebpackPlugin: Doctor } = require('@rsdoctor/webpack-plugin'); module.exports = { plugins: [new Doctor(${WRONG})] };`,
    ],
    [
      'a name of their own',
      `const Doctor = require('@rsdoctor/rspack-plugin').RsdoctorRspackPlugin; new Doctor(${WRONG});`,
    ],
    [
      'a whole module',
      `import * as doctor from '@rsdoctor/rspack-plugin'; new doctor.RsdoctorRspackPlugin(${WRONG});`,
    ],
    [
      'a constant',
      `const options: RsdoctorOptions = ${WRONG} as const; export default { plugins: [new RsdoctorRspackPlugin(options)] };`,
    ],
    ['satisfies', `new RsdoctorRspackPlugin(${WRONG} satisfies Options<A, B>)`],
    ['brackets', `new RsdoctorRspackPlugin((${WRONG}))`],
    [
      'Rsbuild',
      `export default defineConfig({ source: { entry: {} }, tools: { rspack: { plugins: [process.env.RSDOCTOR && new RsdoctorRspackPlugin(${WRONG})] } } });`,
    ],
    [
      'Next.js',
      `const nextConfig = { webpack: (config, { isServer }) => { if (!isServer) { config.plugins.push(new RsdoctorWebpackPlugin(${WRONG})); } return config; } }; export default nextConfig;`,
    ],
    [
      'Docusaurus',
      `export default { title: 'Site', plugins: [() => ({ name: 'rsdoctor', configureWebpack: () => ({ plugins: [new RsdoctorRspackPlugin(${WRONG})] }) })] };`,
    ],
    [
      'Nuxt',
      `export default defineNuxtConfig({ builder: 'rspack', hooks: { 'webpack:config'(configs) { configs.forEach((config) => config.plugins.push(new RsdoctorRspackPlugin(${WRONG}))); } } });`,
    ],
    [
      'a file of options',
      `import type { Options } from './types'; export const options: Options = ${WRONG};`,
    ],
    [
      'a comment and a text that name it',
      `/* new RsdoctorRspackPlugin({ a: 1 }) */ const text = "new RsdoctorRspackPlugin({ a: 1 })"; new RsdoctorRspackPlugin(${WRONG}); // new RsdoctorRspackPlugin({ a`,
    ],
  ])('%s', (_name, text) => {
    expect(found(text)).toEqual([FOUND]);
  });

  test('constants inside of options are followed', () => {
    const text =
      'const dir = 5; const output = { reportDir: dir };\nnew RsdoctorRspackPlugin({ output, port: dir });';
    expect(effects(text)).toEqual(['value output.reportDir noReport', 'oldName port server.port']);
  });

  test.each([
    [
      'a config without the plugin',
      "import { defineConfig } from '@rsbuild/core'; export default defineConfig({ mode: 'production' });",
    ],
    [
      'a config of a bundler',
      "module.exports = { mode: 'production', entry: './a.js', output: { path: 'dist' } };",
    ],
    ['lines of one', "mode: 'production',\nentry: './a.js',"],
  ])('there are no options in %s', (_name, text) => {
    expect(checkOptions(text).kind).toBe('noObject');
  });

  test.each([
    'let options = { prot: 1 }; options = {}; new RsdoctorRspackPlugin(options)',
    'const options = { prot: 1 }; options.port = 2; new RsdoctorRspackPlugin(options)',
    'const options = { prot: 1 }; Object.assign(options, more); new RsdoctorRspackPlugin(options)',
    'function a() { const options = { prot: 1 }; } const options = {}; new RsdoctorRspackPlugin(options)',
    "import { options } from './options'; new RsdoctorRspackPlugin(options)",
    'const options = options; new RsdoctorRspackPlugin(options)',
    'const options = { prot: 1 }; merge(options, {}); new RsdoctorRspackPlugin(options)',
    'const options = { prot: 1 }; const make = (options) => new RsdoctorRspackPlugin(options)',
    'const options = { prot: 1 }[env]; new RsdoctorRspackPlugin(options)',
  ])('what may be another value by then is not known: %s', (text) => {
    expect(looked(text)).toBe('0 keys, 1 not known, none');
  });

  test.each([
    'const dir = `./r/${name}`;\nnew RsdoctorRspackPlugin({ output: { reportDir: dir } })',
    "const isCI = 'true' === process.env.CI;\nnew RsdoctorRspackPlugin({ disableClientServer: isCI })",
    "const features = ['bundle']; features.push('loader');\nnew RsdoctorRspackPlugin({ features })",
    "const features = ['loader', 'plugins', 'bundle'].concat(more);\nnew RsdoctorRspackPlugin({ features })",
    'const plugin = isRspack ? RsdoctorRspackPlugin : RsdoctorWebpackPlugin;\nnew RsdoctorWebpackPlugin({ supports: { banner: true } })',
    "```js\nnew RsdoctorRspackPlugin({ output: { mode: 'brief' } })\n```",
    "// mine\nfeatures: ['bundle'],\noutput: { mode: 'brief' },",
    "{ server: { port: '8080' }, ...shared }",
    "{ mode: 'brief', output: { mode: undefined, options: { type: ['json'] } } }",
  ])('nothing is made up: %s', (text) => {
    expect(effects(text).filter((line) => !line.startsWith('deprecated'))).toEqual([]);
  });

  test.each([
    ['{ server: null }', ['value server stops']],
    ['{ supports: { gzip: { gzipLevel: 10 } } }', ['value supports.gzip.gzipLevel stops']],
    ["{ server: { port: '8080', port: 8080 } }", ['twice server.port']],
    ['{ features: { lite: false } }', ['default features.lite']],
    [
      '{ output: { reportCodeType: { noModuleSource: true, noCode: true } } }',
      ["deprecated output.reportCodeType output.reportCodeType: 'noCode'"],
    ],
    ["{ mode: 'brief', output: { mode: 'normal' } }", ["deprecated mode output.mode: 'brief'"]],
    ["{ linter: { rules: { 'cjs-require': [null] } } }", ['value linter.rules.cjs-require stops']],
    ['{ output: { port: 1 } }', ['misplaced output.port server.port']],
    ["config.plugin('x').use(RsdoctorWebpackPlugin, [{ prot: 1 }])", ['mistyped prot server.port']],
  ])('what a run shows: %s', (text, expected) => {
    expect(effects(text)).toEqual(expected);
  });

  test('several plugins are judged each by its class, and a constant of both once', () => {
    const text = `const shared = { featurs: [] };
export default [
  { plugins: [new RsdoctorRspackPlugin({ ...shared, name: 'a' })] },
  { plugins: [new RsdoctorRspackMultiplePlugin({ name: 'a', stage: 2 })] },
  { plugins: [new RsdoctorWebpackPlugin(shared), new RsdoctorRspackPlugin(shared)] },
];`;
    expect(found(text)).toEqual(['1 mistyped featurs → features', '3 otherPlugin name']);
  });
});
