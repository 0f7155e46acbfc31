import { expect, it } from 'vitest';
import { buildJobs } from '../../../../tools/samples/buildFaults';
import { collectSamples, type Sample } from '../../../../tools/samples/collectSamples';
import { runnableLines } from '../../../../tools/samples/shellFaults';
import { brokenSamples } from '../../../support/brokenSamples';
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

it('a file that both languages show is one sample', () => {
  const samples = collectSamples(fixture('good-site').pages).filter(({ kind }) => kind === 'script');
  expect(samples).toMatchObject([
    { file: 'examples/samples/intro/rspack.config.mjs', level: 'build', folder: 'examples/samples/intro' },
  ]);
});

it('what a sample is decides how it is built', () => {
  expect(buildJobs(brokenSamples()).map(({ bundler, part }) => [bundler, part.kind])).toEqual([
    ['rspack', 'config'],
    ['webpack', 'config'],
    ['rsbuild', 'config'],
    ['rspack', 'call'],
    ['rspack', 'rule'],
    ['rspack', 'source'],
    ['rspack', 'config'],
    ['rspack', 'config'],
  ]);
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

it('issue 18.6 a config in every format is a sample each, at the place where its file would lie', () => {
  const [page] = fixture('good-site').pages;
  if (!page) throw new Error('the fixture has no page');
  const value =
    "import type { Configuration } from 'webpack';\n\nconst config: Configuration = {};\n\nexport default config;";
  const block = {
    language: 'ts',
    title: 'webpack.config.ts',
    value,
    file: '<root>/examples/samples/a/webpack.config.ts',
    source: 'file' as const,
    skip: undefined,
    pick: false,
    formats: true,
    words: ['build'],
    line: 1,
    section: '',
  };
  const samples = collectSamples([{ ...page, code: [block] }]);
  expect(samples.map(({ file, language, code }) => [file, language, code.split('\n').at(-1)])).toEqual([
    ['examples/samples/a/webpack.config.mjs', 'js', 'export default {};'],
    ['examples/samples/a/webpack.config.cjs', 'js', 'module.exports = {};'],
    ['examples/samples/a/webpack.config.ts', 'ts', 'export default config;'],
  ]);
  expect(buildJobs(samples).map(({ bundler, part, folder }) => [bundler, part, folder])).toEqual(
    ['mjs', 'cjs', 'ts'].map((ending) => [
      'webpack',
      { kind: 'config', name: `webpack.config.${ending}` },
      'examples/samples/a',
    ]),
  );
});
