import { expect, test } from 'vitest';
import { compare, explain, readReport, type Change, type FixSnippet } from '../../../../packages/report';
import { briefJson, keptData, type ReportData } from '../../../support/reportFiles';

const words = (snippet?: FixSnippet) => ({ title: 'T', means: 'M', fix: 'F', page: '/p', snippet });
const read = (data: object) => readReport([briefJson(data as ReportData)]);

test('issue 21: rules come by the part of the output or the build that they cost, those without a cost last', async () => {
  const rules = explain(await read(keptData('webpack-app')), (code) =>
    code === 'E1009' ? undefined : words(),
  );
  const byCode = (code: string) => rules.find((rule) => rule.code === code);
  // The analyzer's own description: five packages whose modules are in two chunks.
  expect(byCode('E1002')?.findings).toHaveLength(5);
  expect(byCode('E1003')?.ms).toBeGreaterThan(0);
  expect(byCode('E1009')).toMatchObject({ words: undefined, title: 'ESM-RESOLVED-TO-CJS' });
  expect(rules.at(-1)?.code).toBe('E1004');
  expect(rules.map(({ share }) => share)).toEqual(rules.map(({ share }) => share).sort((a, b) => b - a));
});

test('issue 21: rules of the reader are told apart, and bundler messages that repeat a finding are no finding', async () => {
  const report = await read({
    root: '/p',
    errors: [
      { code: 'EXTEND', title: 'A', description: 'a', level: 'error' },
      { code: 'EXTEND', title: 'B', description: 'b' },
      { code: 'EXTEND', title: 'A', description: 'c' },
      { code: 'OVERLAY', title: 'UNKNOWN', description: '⚠ [E1001:Warn:DUPLICATE-PACKAGE] twice' },
    ],
  });
  const found = explain(report, () => undefined).map(({ title, findings }) => [title, findings.length]);
  expect(found).toEqual([
    ['A', 2],
    ['B', 1],
  ]);
});

test('issue 21: a fix fits the bundler, and no name of a report gets into a command that is no package', async () => {
  const line = '  optimization: { sideEffects: true },\n';
  const config = { lang: 'js', code: `export default {\n${line}};` };
  const fixOf = async (name: 'rspack-app' | 'webpack-app' | 'rsbuild-app', snippet: FixSnippet = config) =>
    explain(await read(keptData(name)), () => words(snippet))[0]?.fix;
  expect(await fixOf('rspack-app')).toEqual({ ...config, file: 'rspack.config.mjs' });
  expect(await fixOf('webpack-app')).toMatchObject({
    code: `module.exports = {\n${line}};`,
    file: 'webpack.config.cjs',
  });
  expect(await fixOf('rsbuild-app')).toMatchObject({
    code: `export default {\n  tools: {\n    rspack: {\n    ${line}    },\n  },\n};`,
    file: 'rsbuild.config.mjs',
  });
  const explainName = { lang: 'bash', code: 'npm explain {name}' };
  const commandFor = async (...names: readonly string[]) => {
    const packages = names.map((name) => ({ target: { name, version: '1' } }));
    const report = await read({ root: '/p', errors: [{ code: 'E1001', title: 'D', packages }] });
    return explain(report, () => words(explainName))[0]?.fix?.code;
  };
  expect(await commandFor('a;rm -rf /', '$(x)', '@s/b')).toBe('npm explain @s/b');
  expect(await commandFor('; ls')).toBe('npm explain lodash');
});

const { baseline, current } = keptData('bundle-diff') as Record<'baseline' | 'current', ReportData>;
/** The comparison keeps each build as the JSON report does, or its data alone. */
const dataOf = (side: ReportData) => (side.data ?? side) as ReportData;
const [before, after] = [await read(dataOf(baseline)), await read(dataOf(current))];

test('issue 21: what was added, removed and has grown adds up to the difference of the totals', () => {
  const found = compare(before, after);
  const change = ({ before: was = 0, after: is = 0 }: Change) => is - was;
  const sum = found.assets.reduce((total, each) => total + change(each), 0);
  expect(sum).toBe(found.after.bytes - found.before.bytes);
  const named = (name: string) => found.packages.find((each) => each.name === name);
  expect(named('moment')).toMatchObject({ after: undefined, versionsAfter: [] });
  expect(named('dayjs')).toMatchObject({ before: undefined, versionsBefore: [] });
  // Its hash is another one.
  expect(found.assets.map(({ name }) => name)).toContain('main.js');
  const { before: _, after: __, ...nothing } = compare(before, before);
  expect(Object.values(nothing).flat()).toEqual([]);
});

test('issue 23.10 what one side left out is not compared', async () => {
  const { root, chunkGraph } = dataOf(current);
  const { unknown, assets, ...lists } = compare(before, await read({ root, chunkGraph }));
  expect(unknown).toEqual(expect.arrayContaining(['errors', 'loader', 'moduleGraph', 'packageGraph']));
  expect([lists.modules, lists.packages, lists.loaders, lists.findings]).toEqual([[], [], [], []]);
  expect(assets.length).toBeGreaterThan(0);
});
