import { parse } from 'acorn';
import { describe, expect, test } from 'vitest';
import { choicesFrom, configure } from '../../../../components/config-builder/configure';
import { allChoices } from '../../../support/allChoices';
import { nestOptions, valueCode } from '../../../../components/config-builder/valueCode';
import { pickBlocks } from '../../../../lib/text/pickBlocks';
import { AIM_NAMES } from '../../../../site/aimNames';
import { AIMS, TOOL_FACTS } from '../../../../site/aims';
import { PICKS } from '../../../../site/picks';
import { PLUGIN_OPTIONS } from '../../../../site/pluginOptions';
import { OPTION_REASONS } from '../../../../site/words/configBuilder';

const ALL = allChoices();
const nameOf = ({ aim, tool, bundler, format }: (typeof ALL)[number]) =>
  `${aim} ${tool} ${bundler} ${format}`;

test('issue 21.4 there is a combination for every tool, bundler, format and aim', () => {
  expect(ALL).toHaveLength(AIM_NAMES.length * (PICKS.tool.length + 2 * 2 + 3));
  expect(new Set(ALL.map(nameOf)).size).toBe(ALL.length);
  for (const choices of ALL) expect(choicesFrom(choices)).toEqual(choices);
});

test.each([
  [{}, 'slow-build rspack rspack esm'],
  [{ tool: 'next-js', bundler: 'rspack', format: 'cjs' }, 'slow-build next-js webpack esm'],
  [{ tool: 'docusaurus', bundler: 'webpack' }, 'slow-build docusaurus webpack esm'],
  [{ aim: 'share', tool: 'webpack', format: 'ts' }, 'share webpack webpack ts'],
  [
    { aim: '<script>', tool: '__proto__', bundler: 'constructor', format: null },
    'slow-build rspack rspack esm',
  ],
])('issue 21.4 choices %j become %s', (wishes, name) => {
  expect(nameOf(choicesFrom(wishes))).toBe(name);
});

describe('issue 21.4 every configuration', () => {
  test.each(ALL.map((choices) => [nameOf(choices), configure(choices)] as const))('%s', (_name, made) => {
    const { tool, aim, format } = made.choices;
    const [file] = made.files;
    // Types are for the test in tests/analyzer; here the code only has to be code.
    if (file?.language === 'js') {
      parse(file.code, {
        ecmaVersion: 'latest',
        sourceType: format === 'cjs' || tool === 'vue-cli' ? 'script' : 'module',
      });
    }
    expect(file?.code).not.toMatch(/undefined|\[object|\n\n\n| $/m);
    for (const lines of Object.values(made.commands)) {
      if (lines.length > 0) expect(pickBlocks(lines.join('\n')).length).toBeGreaterThan(0);
    }
    // A tool that ends its process must not be asked for a server.
    const paths = made.options.map(([path]) => path);
    if (TOOL_FACTS[tool].ends && made.report.kind !== 'json') expect(paths).toContain('disableClientServer');
    // Useless beside JSON only, which ends by itself.
    if (made.report.kind === 'json') expect(paths).not.toContain('disableClientServer');
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      const option = PLUGIN_OPTIONS.find((each) => each.path === path);
      expect(option).toBeDefined();
      expect(option?.state).toBeUndefined();
      expect(OPTION_REASONS[path === 'features' ? aim : path]).toBeDefined();
    }
  });
});

test('issue 21.4 normal mode has no brief files, brief mode says nothing of code, and defaults are not written', () => {
  for (const { options, report } of Object.values(AIMS)) {
    const paths = options.map(([path]) => path);
    expect(paths.includes('output.options') || paths.includes('output.mode')).toBe(report !== 'normal');
    expect(paths.includes('output.reportCodeType') && report !== 'normal').toBe(false);
    for (const [path, value] of options) {
      const known = PLUGIN_OPTIONS.find((option) => option.path === path)?.default;
      expect(valueCode(value, 0, 0)).not.toBe(known);
    }
  }
});

test('issue 21.4 options become code: nested, in lines that are not too long', () => {
  const options = nestOptions([
    ['features', ['bundle']],
    ['output.mode', 'brief'],
    [
      'output.options',
      { type: ['html', 'json'], jsonOptions: { fileName: 'a-rather-long-name-of-a-file.json' } },
    ],
  ]);
  expect(`x(${valueCode(options, 2)})`).toBe(`x({
    features: ['bundle'],
    output: {
      mode: 'brief',
      options: {
        type: ['html', 'json'],
        jsonOptions: { fileName: 'a-rather-long-name-of-a-file.json' },
      },
    },
  })`);
});

test('issue 21.4 a part that writes several reports gives each its folder', () => {
  const made = configure(choicesFrom({ aim: 'ci-size', tool: 'next-js' }));
  expect(made.files[0]?.code).toContain('reportDir: `./rsdoctor/${name}`');
  expect(made.report.file).toBe('rsdoctor/client/rsdoctor-data.json');
});

test('issue 21.4 every option carries its reason as a comment above it', () => {
  for (const choices of ALL) {
    const [file] = configure(choices, (path) => `why ${path}`).files;
    if (file?.language === 'js')
      parse(file.code, { ecmaVersion: 'latest', allowImportExportEverywhere: true });
    for (const [path] of configure(choices).options)
      expect(file?.code).toMatch(new RegExp(`// why ${path}\n\\s*${path.split('.').at(-1)}:`));
  }
});
