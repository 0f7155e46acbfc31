import { expect, it } from 'vitest';
import { buildJobs } from '../../../../tools/samples/buildFaults';
import { collectSamples, type Sample } from '../../../../tools/samples/collectSamples';
import { runnableLines } from '../../../../tools/samples/shellFaults';
import { fixture } from '../../plugins/checks/fixture';

const sample = (part: Partial<Sample>): Sample => ({
  id: 'a',
  page: 'docs/en/a.mdx',
  line: 1,
  kind: 'script',
  language: 'js',
  level: 'build',
  title: '',
  code: '',
  file: '',
  folder: '',
  ...part,
});

it('source files of one tree share a build, rules of webpack get webpack', () => {
  const jobs = buildJobs([
    sample({ id: '1', title: 'src/a.js', folder: 'examples/samples/x' }),
    sample({ id: '2', title: 'src/b.js', folder: 'examples/samples/x' }),
    sample({
      id: '3',
      title: 'rules/r.cjs',
      code: "const { defineRule } = require('@rsdoctor/webpack-plugin');",
    }),
    sample({ id: '4', title: 'next.config.mjs', level: 'types' }),
    // Projects with packages of their own, built by their own test.
    sample({ id: '5', title: 'src/a.js', folder: 'examples/rules/e1001/triggers' }),
  ]);
  expect(jobs.map(({ samples, bundler }) => [samples, bundler])).toEqual([
    [['1', '2'], 'rspack'],
    [['3'], 'webpack'],
  ]);
});

it('commands of the CLI and scripts are run, other lines of a shell are not', () => {
  const code =
    'npm run build\nA=1 npx rsdoctor --version\nnode a.mjs x\nnode other.mjs\nnpx @rsdoctor/cli@^1.6.3 analyze';
  const lines = runnableLines([
    sample({ kind: 'shell', level: 'parse', code }),
    sample({ kind: 'shell', level: 'skip', code: 'npx rsdoctor --help' }),
    sample({ kind: 'data', level: 'parse', code: '  - run: npx rsdoctor --version' }),
    sample({ id: '1', title: 'a.mjs' }),
    sample({ id: '2', title: 'b.mjs' }),
    sample({ id: '3', title: 'c.mjs', level: 'types' }),
  ]);
  expect(lines.map(({ line, command }) => [line, command])).toEqual([
    [2, 'A=1 npx rsdoctor --version'],
    [3, 'node a.mjs x'],
    [5, 'npx @rsdoctor/cli@^1.6.3 analyze'],
    [1, 'npx rsdoctor --version'],
    [1, 'node b.mjs'],
  ]);
});

it('issue 18.6 a file of both languages is one sample, a config in every format one each, where its file would lie', () => {
  const samples = collectSamples(fixture('authoring').pages).filter(({ kind }) => kind === 'script');
  const folder = 'examples/samples/a';
  expect(samples.map(({ file, language, level }) => [file, language, level])).toEqual([
    ...['mjs', 'cjs', 'ts'].map((end) => [
      `${folder}/rspack.config.${end}`,
      end === 'ts' ? 'ts' : 'js',
      'build',
    ]),
    [`${folder}/change.js`, 'js', 'build'],
  ]);
  expect(buildJobs(samples).map(({ bundler, part, folder: tree }) => [bundler, part, tree])).toEqual(
    ['mjs', 'cjs', 'ts'].map((end) => ['rspack', { kind: 'config', name: `rspack.config.${end}` }, folder]),
  );
});
