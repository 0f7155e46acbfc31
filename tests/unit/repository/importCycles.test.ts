import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/site';
import { importCycles } from './importCycles';

/** Projects that show faults on purpose, and what readers paste. */
const NOT_OURS = /^(?:examples|tests\/fixtures|docs)\/|\.d\.ts$/;

test('no file imports itself by way of others, types included', () => {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const files = listed
    .split('\0')
    .filter((file) => /\.(?:ts|tsx|js|mjs)$/.test(file) && !NOT_OURS.test(file))
    .filter((file) => existsSync(path.join(ROOT, file)));
  expect(files.length).toBeGreaterThan(1000);
  expect(
    importCycles(new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))),
  ).toEqual([]);
});

test.each([
  ['a value', "import { b } from './b';", "export { a } from './a';"],
  ['a type', "import type { B } from './b';", "import type { A } from './a';"],
  ['a type in place', "export type A = import('./b').B;", "import('./a');"],
])('a planted cycle is seen: %s', (_, a, b) => {
  const files = new Map([
    ['site/a.ts', a],
    ['site/b.ts', b],
    ['site/c.ts', "import './a';"],
  ]);
  expect(importCycles(files)).toEqual([['site/a.ts', 'site/b.ts']]);
});

test('a planted cycle is seen by way of a folder and a third file, and only once', () => {
  const files = new Map([
    ['site/d.ts', "import './deep/e';"],
    ['site/deep/e.ts', "import '../other';"],
    ['site/other/index.ts', "import '../d'; import './leaf';"],
    ['site/other/leaf.ts', ''],
  ]);
  expect(importCycles(files)).toEqual([['site/d.ts', 'site/deep/e.ts', 'site/other/index.ts']]);
});
