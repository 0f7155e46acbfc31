import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/site';

/** Projects that show faults on purpose, and what readers paste. */
const NOT_OURS = /^(?:examples|tests\/fixtures|docs)\/|\.d\.ts$/;
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts', '/index.tsx', '/index.js'];

/** The files of the list that a file imports, types included; the linter's rule passes types over. */
function importsOf(file: string, text: string, known: ReadonlyMap<string, string>): string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName))
    .flatMap((place) => ENDINGS.map((end) => place + end).find((each) => known.has(each)) ?? []);
}

/** Takes out, again and again, the files that import none of the rest: what stays is in a cycle or leads into one. */
function inCycles(files: ReadonlyMap<string, string>): string[] {
  const left = new Map([...files].map(([file, text]) => [file, importsOf(file, text, files)]));
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const [file, imports] of left) if (!imports.some((each) => left.has(each))) left.delete(file);
  }
  return [...left.keys()];
}

test('no file imports itself by way of others, types included', { timeout: 120_000 }, () => {
  const planted = {
    'lib/a.ts': "import type { B } from './b';",
    'lib/b.tsx': "export * from './a';",
    'c.ts': '',
  };
  expect(inCycles(new Map(Object.entries(planted)))).toEqual(['lib/a.ts', 'lib/b.tsx']);
  const args = ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.js', '*.mjs'];
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter((file) => file && !NOT_OURS.test(file) && existsSync(path.join(ROOT, file)));
  expect(files.length).toBeGreaterThan(500);
  expect(inCycles(new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')])))).toEqual(
    [],
  );
});
