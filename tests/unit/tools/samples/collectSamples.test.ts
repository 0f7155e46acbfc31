import { expect, it } from 'vitest';
import { buildJobs } from '../../../../tools/samples/buildFaults';
import { collectSamples } from '../../../../tools/samples/collectSamples';
import { fixture } from '../../plugins/checks/fixture';

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
