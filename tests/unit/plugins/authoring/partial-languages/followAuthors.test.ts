import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeTree } from '../../../../../plugins/authoring/partial-languages/completeTree';
import { followAuthors } from '../../../../../plugins/authoring/partial-languages/followAuthors';
import type { Lang } from '../../../../../site/languages';

const PARTIAL = ['ja' as Lang];

let root = '';
let said: string[] = [];
let stop = (): void => undefined;
const file = (...parts: string[]): string => path.join(root, ...parts);
const read = (name: string): string => readFileSync(file('whole', name), 'utf8');
const save = (name: string, text: string): void => {
  mkdirSync(path.dirname(file('docs', name)), { recursive: true });
  writeFileSync(file('docs', name), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'follow-authors-'));
  said = [];
  save('en/guide/_meta.json', '["a", "b"]');
  save('en/guide/a.mdx', '# First {#a}\n');
  save('en/guide/b.mdx', '# Second {#b}\n');
  save('ja/guide/a.mdx', '# 一 {#a}\n');
  completeTree(file('docs'), file('whole'), PARTIAL);
  stop = followAuthors(file('docs'), file('whole'), PARTIAL, (text) => said.push(text));
});
afterEach(() => {
  stop();
  rmSync(root, { recursive: true });
});

test('issue 17 a saved change shows in every language that lacks the page, and a translation takes its place', async () => {
  save('en/guide/b.mdx', '# Second {#b}\n\nA new paragraph.\n');
  await expect.poll(() => read('ja/guide/b.mdx')).toContain('A new paragraph.');
  expect(read('ja/guide/b.mdx')).toContain('untranslated: true');

  save('ja/guide/b.mdx', '# 二 {#b}\n');
  await expect.poll(() => read('ja/guide/b.mdx')).toBe('# 二 {#b}\n');
  await expect.poll(() => read('ja/guide/_meta.json')).toBe('["a","b"]');
  expect(said).toEqual([]);
});

test('issue 17 a file that cannot be read is told with its name, and the next save is followed', async () => {
  save('ja/guide/_meta.json', '[{ "name": "b",, }]');
  await expect.poll(() => said.at(-1)).toMatch(/docs\/ja\/guide\/_meta\.json is not JSON: /);
  expect(read('ja/guide/b.mdx')).toContain('# Second');

  save('ja/guide/_meta.json', '[{ "type": "file", "name": "b", "label": "二番目" }]');
  save('en/guide/_meta.json', '["a", { "type": "file", "name": "b", "label": "The second" }]');
  await expect.poll(() => read('ja/guide/_meta.json')).toContain('二番目');
});
