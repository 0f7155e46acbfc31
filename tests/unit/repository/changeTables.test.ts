import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/site';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
const [, section = ''] =
  /^## I want to change[^\n]*\n([\s\S]*?)(?=^## )/m.exec(read('ARCHITECTURE.md')) ?? [];
const rows = section.split('\n').filter((line) => /^\| (?!-|I want)/.test(line));
/** A path, or a file of the root; a name such as `_meta.json` alone stands for many files. */
const isFile = (code: string): boolean => /^[\w.-]+\/[\w./-]*$|^[a-z][\w-]*\.(?:config\.ts|json)$/.test(code);

test.each(rows)('%s: the files are there, hold the named values, and the command runs', (row) => {
  const [, , edit = '', command = ''] = row.split('|');
  const codes = [...edit.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const files = codes.filter(isFile);
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  for (const [at, code] of codes.entries()) {
    // A value stands in the file that is named after it, or in the last one.
    const file = codes.slice(at).find(isFile) ?? files.at(-1) ?? '';
    if (isFile(code) || file.endsWith('/') || /\.\w+$/.test(code)) continue;
    expect(read(file)).toContain(code);
  }
  const [, script] = /`npm run ([\w:-]+)/.exec(command) ?? [];
  const [tested] = /tests\/[\w./-]+/.exec(command) ?? [];
  expect(script ? script in scripts : tested && existsSync(path.join(ROOT, tested))).toBe(true);
});
