import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeTree } from '../../../../../plugins/authoring/partial-languages/completeTree';
import type { Lang } from '../../../../../site/languages';

/** A language that this site does not have, with none of its words. */
const JA = 'ja' as Lang;

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'complete-tree-'));
  for (const [file, text] of Object.entries({
    'en/index.mdx': '---\npageType: home\n---\n',
    'en/_nav.json': '[{ "text": "Guide", "link": "/guide/a", "activeMatch": "^(/zh)?/guide/" }]',
    'en/guide/_meta.json': '["a", "b"]',
    'en/guide/a.mdx': '---\ndescription: First.\n---\n\n# First {#a}\n\nText.\n',
    'en/guide/b.mdx':
      "---\ndescription: Second.\n---\n\nimport Part from '../shared/part.mdx';\n\n# Second {#b}\n\n<Part />\n",
    'en/404.mdx': '---\npageType: "404"\nsearch: false\n---\n',
    'en/shared/part.mdx': 'A fragment.\n',
    'zh/guide/a.mdx': '---\ndescription: 一。\n---\n\n# 一 {#a}\n',
    'ja/index.mdx': '---\npageType: home\n---\n',
    'ja/guide/a.mdx': '---\ndescription: 一。\n---\n\n# 一 {#a}\n',
    'ja/_nav.json': '[{ "text": "ガイド", "link": "/guide/a" }]',
    'public/icon.svg': '<svg />',
  })) {
    mkdirSync(path.dirname(path.join(root, 'docs', file)), { recursive: true });
    writeFileSync(path.join(root, 'docs', file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const complete = () => completeTree(path.join(root, 'docs'), path.join(root, 'whole'), [JA]);
const read = (file: string): string => readFileSync(path.join(root, 'whole', file), 'utf8');

test('issue 17 what a language lacks is there in English, with a notice below the title', () => {
  complete();
  expect(read('ja/guide/b.mdx')).toBe(
    [
      '---',
      'description: Second.',
      'untranslated: true',
      'search: false',
      'missingIn: ["ja"]',
      '---',
      '',
      "import Part from '../shared/original/part.mdx';",
      '',
      '# Second {#b}',
      '',
      ':::info Not translated yet',
      "This page hasn't been translated yet, so you see it in English.",
      ':::',
      '',
      '',
      '<Part />',
      '',
    ].join('\n'),
  );
  expect(read('ja/shared/original/part.mdx')).toBe('A fragment.\n');
  expect(read('ja/shared/part.mdx')).toBe('A fragment.\n');
});

test('issue 17 an entry of the sidebar says when its text is in English', () => {
  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, 'docs', file)), { recursive: true });
    writeFileSync(path.join(root, 'docs', file), text);
  };
  put(
    'en/guide/_meta.json',
    JSON.stringify([
      'a',
      'b',
      { type: 'file', name: 'b', label: 'Second', context: 'soft' },
      { type: 'dir', name: 'more', label: 'More' },
      { type: 'dir', name: 'start' },
      { type: 'dir', name: 'plain' },
      { type: 'dir', name: 'known', label: 'Known' },
      { type: 'divider' },
    ]),
  );
  put('en/guide/start/index.mdx', '# Start {#start}\n');
  put('ja/guide/_meta.json', '[{ "type": "dir", "name": "known", "label": "既知" }]');
  complete();
  expect(JSON.parse(read('ja/guide/_meta.json'))).toEqual([
    'a',
    { type: 'file', name: 'b', context: 'untranslated' },
    { type: 'file', name: 'b', label: 'Second', context: 'soft untranslated' },
    { type: 'dir', name: 'more', label: 'More', context: 'untranslated' },
    { type: 'dir', name: 'start', context: 'untranslated' },
    { type: 'dir', name: 'plain' },
    { type: 'dir', name: 'known', label: '既知' },
    { type: 'divider' },
  ]);
  // Nothing shows where an entry of the navigation bar is from.
  expect(read('ja/_nav.json')).not.toContain('context');
});

test('issue 17 what a language has stays as it is written', () => {
  complete();
  for (const file of [
    'ja/index.mdx',
    'ja/guide/a.mdx',
    'en/guide/a.mdx',
    'zh/guide/a.mdx',
    'public/icon.svg',
  ]) {
    expect(read(file), file).toBe(readFileSync(path.join(root, 'docs', file), 'utf8'));
  }
  expect(JSON.parse(read('ja/_nav.json'))).toEqual([
    { text: 'ガイド', link: '/guide/a', activeMatch: '^(/ja)?/guide/' },
  ]);
});

test('a key of the frontmatter that is there stays the only one', () => {
  complete();
  expect(read('ja/404.mdx')).toBe(
    '---\npageType: "404"\nsearch: false\nuntranslated: true\nmissingIn: ["ja"]\n---\n',
  );
});

test('issue 17 a page tells in which languages it is missing', () => {
  complete();
  expect(read('en/guide/b.mdx')).toContain('missingIn: ["ja"]\n---\n');
  expect(read('en/guide/b.mdx')).not.toContain('untranslated');
});

test('a page that is translated takes the place of the English one; one that is removed goes', () => {
  complete();
  writeFileSync(path.join(root, 'docs/ja/guide/b.mdx'), '# 二 {#b}\n');
  rmSync(path.join(root, 'docs/en/guide/a.mdx'));
  complete();
  expect(read('ja/guide/b.mdx')).toBe('# 二 {#b}\n');
  expect(read('en/guide/b.mdx')).not.toContain('missingIn');
  expect(existsSync(path.join(root, 'whole/en/guide/a.mdx'))).toBe(false);
  expect(readdirSync(path.join(root, 'docs/ja')).sort()).toEqual(['_nav.json', 'guide', 'index.mdx']);
});
