import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { configure } from '../../components/config-builder/configure';
import { report } from '../../packages/doc-checks/report';
import type { Issue } from '../../packages/doc-checks/types';
import { SEVERITIES } from '../../site/contract/typeShape';
import type { Sample } from '../../tools/samples/collectSamples';
import { typeFaults } from '../../tools/samples/typeFaults';
import { allChoices } from '../support/allChoices';
import { brokenSamples, docSamples } from '../support/docSamples';
import { OPTION_SAMPLES } from '../support/optionSamples';
import { ROOT } from '../support/site';

const FOLDER = 'tests/fixtures/broken-samples/examples/samples';
const UNWRITTEN = 'tests/unwritten/';

/** A file that only the compiler sees. */
const unwritten = (file: string, code: string): Sample => ({
  id: file,
  page: file,
  line: 1,
  kind: 'script',
  level: 'types',
  title: path.posix.basename(file),
  code,
  file: `${UNWRITTEN}${file}`,
  folder: '',
});

const CLASSES = {
  rspack: 'RsdoctorRspackPlugin',
  webpack: 'RsdoctorWebpackPlugin',
  'rspack-multiple': 'RsdoctorRspackMultiplePlugin',
  'webpack-multiple': 'RsdoctorWebpackMultiplePlugin',
} as const;
const OPTIONS = OPTION_SAMPLES.map(({ plugin, options }, at) =>
  unwritten(`options/${at}.ts`, `new ${CLASSES[plugin]}(${JSON.stringify(options)});`),
);
const SEVERITY = unwritten(
  'severities.ts',
  `import type { Linter } from '@rsdoctor/types';
  type Written = ${SEVERITIES.map((each) => `'${each}'`).join(' | ')};
  type Same = [Written, Linter.SeverityInput] extends [Linter.SeverityInput, Written] ? true : false;
  export const same: Same = true;`,
);
const BUILDER = allChoices().map((choices) => {
  const { name, code } = configure(choices).config;
  const folder = `${choices.aim}-${choices.tool}-${choices.bundler}-${choices.format}`;
  return unwritten(`builder/${folder}/${name}`, code);
});
// Proves that the compiler reads these files at all.
const [first] = BUILDER;
const MISSPELT = unwritten(
  `builder/wrong/${first?.title}`,
  (first?.code ?? '').replace("'resolver'", "'resolvr'"),
);

let faults: readonly Issue[] = [];
const below = (folder: string) => faults.filter(({ file }) => file.startsWith(folder));

// One program for all: most of its time goes into the types of the packages.
beforeAll(() => {
  const samples = [...docSamples(), ...brokenSamples(), ...BUILDER, MISSPELT, ...OPTIONS, SEVERITY];
  faults = typeFaults(samples, ROOT);
}, 300_000);

test('issue 4.3 samples of the levels types and build agree with the types of the installed packages', () => {
  expect(report(faults.filter(({ file }) => !file.startsWith('tests/')))).toBe('');
});

test('issue 4.3 a wrong type is seen in a rule, in a config of each bundler and in a call of the plugin', () => {
  const issues = below(FOLDER);
  const places = issues.map(({ file, line, message }) => `${file}:${line} ${message.slice(0, 6)}`);
  expect(places.sort()).toEqual([
    `${FOLDER}/call.js:1 TS2304`,
    `${FOLDER}/rsbuild/rsbuild.config.mjs:1 TS2307`,
    `${FOLDER}/rule/rules/broken.mjs:1 TS2307`,
    `${FOLDER}/typed/rspack.config.mjs:2 TS2322`,
    `${FOLDER}/types/rules/wrong.ts:4 TS2769`,
    `${FOLDER}/webpack/webpack.config.cjs:2 TS2561`,
  ]);
  expect(new Set(issues.map(({ rule }) => rule))).toEqual(new Set(['samples/types']));
  expect(issues.find(({ file }) => file.endsWith('wrong.ts'))?.fix).toContain(
    'shown on docs/en/guide/page.mdx:27',
  );
});

test('issue 21.4 every configuration of the builder agrees with the types of the pinned packages', () => {
  expect(BUILDER.length).toBe(allChoices().length);
  const wrong = below(`${UNWRITTEN}builder/`);
  expect(report(wrong.filter(({ file }) => file !== MISSPELT.file))).toBe('');
  expect(wrong.map(({ file }) => file)).toEqual([MISSPELT.file]);
});

test('issue 21.5 the types of the packages judge options and severities as the schema does', () => {
  const wrong = new Set(below(`${UNWRITTEN}options/`).map(({ file }) => path.posix.basename(file)));
  const judged = OPTION_SAMPLES.map((each, at) => ({ ...each, good: !wrong.has(`${at}.ts`) }));
  expect(judged).toEqual(OPTION_SAMPLES);
  expect(below(`${UNWRITTEN}severities`)).toEqual([]);
});
