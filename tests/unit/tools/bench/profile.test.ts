import { expect, test } from 'vitest';
import { profileWork } from '../../../../tools/bench/build/profileWork';
import { workOf } from '../../../../tools/bench/build/workOf';
import { profileText } from '../../../../tools/bench/results/profileText';

const frame = (url: string, functionName = 'run') => ({ url: `file:///site/${url}`, functionName });

test('issue 14 a moment belongs to the innermost work that is known', () => {
  const parser = frame('node_modules/micromark/index.js');
  expect(
    workOf([
      parser,
      frame('plugins/authoring/markdown-export/markdownSource.ts'),
      frame('node_modules/@rspack/core/x.js'),
    ]),
  ).toBe('plugins/authoring/markdown-export');
  expect(workOf([parser, frame('node_modules/@rspress/core/dist/x.js')])).toBe('host: pages to JavaScript');
  // The plugin is only being read there.
  expect(
    workOf([
      frame('node_modules/@rsbuild/core/compiled/jiti/dist/babel.cjs'),
      frame('plugins/output/feeds/index.ts'),
    ]),
  ).toBe('settings: TypeScript of plugins and facts');
  expect(workOf([{ url: '', functionName: '(idle)' }])).toBe('waiting for other threads');
  expect(workOf([{ url: 'node:fs', functionName: 'stat' }])).toBe('Node.js: files, modules, the rest');
});

test('issue 14 the seconds of a profile are summed up by work, the longest first', () => {
  const nodes = [
    { id: 1, callFrame: { url: '', functionName: '(root)' }, children: [2, 3] },
    { id: 2, callFrame: frame('plugins/output/feeds/index.ts'), children: [4] },
    { id: 3, callFrame: { url: '', functionName: '(garbage collector)' } },
    { id: 4, callFrame: { url: '', functionName: 'parse' } },
  ];
  const rows = profileWork({ nodes, samples: [2, 4, 3], timeDeltas: [1e6, 2e6, 5e5] });
  expect(rows).toEqual([
    { work: 'plugins/output/feeds', seconds: 3 },
    { work: 'memory: collecting garbage', seconds: 0.5 },
  ]);
});

test('issue 14 the report names what takes a hundredth or more, and sums up the rest', () => {
  const row = {
    label: 'this site',
    cost: { wallSeconds: 20, cpuSeconds: 30 },
    work: [
      { work: 'plugins/output/feeds', seconds: 19.9 },
      { work: 'plugins/authoring/words', seconds: 0.1 },
    ],
  };
  const where = { date: '2026-01-01', commit: 'abc', machine: 'one', node: 'v20', load: 0 };
  const [text = ''] = profileText({ profile: { ...where, rows: [row] } });
  expect(text).toContain('| plugins/output/feeds       | 19.9      |');
  expect(text).toContain('| less than a hundredth each | 0.1       |');
  expect(profileText({})).toEqual([]);
});
