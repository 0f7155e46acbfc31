import { describe, expect, test } from 'vitest';
import { explain, fixFor, readReport, summarise, type RuleWords } from '../../../../packages/report';
import { busyTime } from '../../../../packages/report/model/timings';
import { briefJson, keptData } from '../../../support/reportFiles';

const words = (snippet?: RuleWords['snippet']): RuleWords => ({
  title: 'T',
  means: 'M',
  fix: 'F',
  page: '/p',
  snippet,
});
const build = { name: '', hash: '', bundlerVersion: '', stages: [], alsoThere: [] };

describe('issue 21: explain', () => {
  test('issue 21: rules come by the part of the output or the build that they cost, those without a cost last', async () => {
    const report = await readReport([briefJson(keptData('webpack-app'))]);
    const rules = explain(report, (code) => (code === 'E1009' ? undefined : words()));
    const { bytes } = summarise(report);
    const e1002 = rules.find(({ code }) => code === 'E1002');
    // The analyzer's own description: five packages whose modules are in two chunks.
    expect(e1002?.findings).toHaveLength(5);
    expect(e1002?.share).toBeCloseTo((e1002?.bytes ?? 0) / bytes);
    expect(rules.map(({ share }) => share)).toEqual(rules.map(({ share }) => share).sort((a, b) => b - a));
    expect(rules.at(-1)?.code).toBe('E1004');
    expect(rules.find(({ code }) => code === 'E1003')?.ms).toBeGreaterThan(0);
    expect(rules.find(({ code }) => code === 'E1009')).toMatchObject({
      words: undefined,
      title: 'ESM-RESOLVED-TO-CJS',
    });
    for (const { findings } of rules) {
      const costs = findings.map(({ bytes: size = 0, ms = 0 }) => size + ms);
      expect(costs).toEqual([...costs].sort((a, b) => b - a));
    }
  });

  test('issue 21: a duplicate costs all copies but the largest', async () => {
    const report = await readReport([briefJson(keptData('rspack-app'))]);
    const [finding] = report.findings.filter(({ code }) => code === 'E1001');
    const sizes = report.packages
      .filter(({ name }) => name === 'immer')
      .map(({ bundledBytes }) => bundledBytes);
    expect(sizes).toHaveLength(2);
    expect(finding?.bytes).toBe(Math.min(...sizes));
    expect(finding?.packages).toEqual(['immer@9.0.21', 'immer@10.1.1']);
  });

  test('issue 21: rules of the reader are told apart, and bundler messages that repeat a finding are no finding', async () => {
    const errors = [
      { code: 'EXTEND', title: 'A', description: 'a', level: 'error' },
      { code: 'EXTEND', title: 'B', description: 'b' },
      { code: 'EXTEND', title: 'A', description: 'c' },
      { code: 'OVERLAY', title: 'UNKNOWN', description: '⚠ [E1001:Warn:DUPLICATE-PACKAGE] twice' },
      { code: 'OVERLAY', title: 'UNKNOWN', description: 'Module not found' },
    ];
    const report = await readReport([briefJson({ root: '/p', errors })]);
    expect(explain(report, () => undefined).map(({ title, findings }) => [title, findings.length])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
    expect(report.bundlerMessages).toBe(1);
  });

  test('issue 21: a fix fits the bundler, and no name of a report gets into a command that is no package', () => {
    const lines = { lang: 'js', code: 'export default {\n  optimization: { sideEffects: true },\n};' };
    const of = (bundler: 'rspack' | 'webpack', rsbuild = false) =>
      fixFor(lines, { ...build, bundler, rsbuild }, []);
    expect(of('rspack')).toEqual({ ...lines, file: 'rspack.config.mjs' });
    expect(of('webpack')).toEqual({
      lang: 'js',
      code: 'module.exports = {\n  optimization: { sideEffects: true },\n};',
      file: 'webpack.config.cjs',
    });
    expect(of('rspack', true)).toEqual({
      lang: 'js',
      code: 'export default {\n  tools: {\n    rspack: {\n      optimization: { sideEffects: true },\n    },\n  },\n};',
      file: 'rsbuild.config.mjs',
    });
    const command = { lang: 'bash', code: 'npm explain {name}' };
    const rspack = { ...build, bundler: 'rspack', rsbuild: false } as const;
    expect(fixFor(command, rspack, ['a;rm -rf /@1', '$(x)@1', '@s/b@1.2.3']).code).toBe('npm explain @s/b');
    expect(fixFor(command, rspack, ['; ls']).code).toBe('npm explain lodash');
  });

  test('issue 21: overlapping calls count once', () => {
    expect(
      busyTime([
        [0, 10],
        [5, 15],
        [20, 21],
        [6, 7],
        [30, 29],
      ]),
    ).toBe(16);
    expect(busyTime([])).toBe(0);
  });
});
