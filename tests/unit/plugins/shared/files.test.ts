import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFile } from '../../../../plugins/shared/files';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'replace-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('build: a file is written with the folders that it needs, and in place of an earlier one', async () => {
  const file = path.join(folder, 'guide/topic/old.html');
  await replaceFile(file, 'first');
  await replaceFile(file, 'second');
  expect(readFileSync(file, 'utf8')).toBe('second');
  expect(readdirSync(path.dirname(file))).toEqual(['old.html']);
});

test('build: a file that cannot be put in its place leaves no draft', async () => {
  mkdirSync(path.join(folder, 'taken/inside'), { recursive: true });
  await expect(replaceFile(path.join(folder, 'taken'), 'text')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(readdirSync(folder)).toEqual(['taken']);
});

test('build: a file that many write at once is one of theirs, whole', async () => {
  const file = path.join(folder, 'en.json');
  const texts = Array.from({ length: 20 }, (_, at) => String(at % 10).repeat(100_000));
  await Promise.all(texts.map((text) => replaceFile(file, text)));
  expect(texts).toContain(readFileSync(file, 'utf8'));
  expect(readdirSync(folder)).toEqual(['en.json']);
});
