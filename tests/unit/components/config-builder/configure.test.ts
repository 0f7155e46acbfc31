import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { choicesFrom, configure } from '../../../../components/config-builder/configure';
import { valueCode } from '../../../../components/config-builder/valueCode';
import { pickBlocks } from '../../../../lib/text/pickBlocks';
import { AIM_NAMES, TOOL_FACTS } from '../../../../site/aims';
import { PICKS } from '../../../../site/picks';
import { PLUGIN_OPTIONS } from '../../../../site/pluginOptions';
import { OPTION_REASONS } from '../../../../site/words/configBuilder';
import { allChoices } from '../../../support/allChoices';

const ALL = allChoices();
const nameOf = ({ aim, tool, bundler, format }: (typeof ALL)[number]) =>
  `${aim} ${tool} ${bundler} ${format}`;

test.each([
  [{ tool: 'rspack', format: 'esm' }, 'slow-build rspack rspack esm'],
  [{ tool: 'next-js', bundler: 'rspack', format: 'cjs' }, 'slow-build next-js webpack esm'],
  [{ aim: 'share', tool: 'webpack', format: 'ts' }, 'share webpack webpack ts'],
] as const)('issue 21.4 choices %j become %s', (wishes, name) => {
  expect(nameOf(choicesFrom(wishes))).toBe(name);
});

test('issue 21.4 there is a combination for every tool, bundler, format and aim', () => {
  expect(new Set(ALL.map(nameOf)).size).toBe(AIM_NAMES.length * (PICKS.tool.length + 2 * 2 + 3));
  for (const choices of ALL) expect(choicesFrom(choices)).toEqual(choices);
});

test.each(ALL.map((choices) => [nameOf(choices), choices] as const))(
  'issue 21.4 %s: code with a reason above each option, commands, and options that are current',
  (_name, choices) => {
    const { tool, aim, format } = choices;
    const { config, options, commands, report } = configure(choices, (path) => `why ${path}`);
    // Types are for the test in tests/analyzer; here the code only has to be code.
    if (config.language === 'js') {
      const sourceType = format === 'cjs' || tool === 'vue-cli' ? 'script' : 'module';
      parse(config.code, { ecmaVersion: 'latest', sourceType });
    }
    expect(config.code).not.toMatch(/undefined|\[object|\n\n\n| $/m);
    for (const lines of Object.values(commands)) if (lines.length > 0) pickBlocks(lines.join('\n'));
    const paths = options.map(([path]) => path);
    expect(new Set(paths).size).toBe(paths.length);
    // A tool that ends its process must not be asked for a server, and JSON only ends by itself.
    if (report.kind === 'json' || TOOL_FACTS[tool].ends)
      expect(paths.includes('disableClientServer')).toBe(report.kind !== 'json');
    for (const [path, value] of options) {
      expect(config.code).toMatch(new RegExp(`// why ${path}\n\\s*${path.split('.').at(-1)}:`));
      const option = PLUGIN_OPTIONS.find((each) => each.path === path);
      expect(option).toBeDefined();
      expect(option?.state).toBeUndefined();
      expect(valueCode(value, 0, 0)).not.toBe(option?.default);
      expect(OPTION_REASONS[path === 'features' ? aim : path]).toBeDefined();
    }
  },
);
