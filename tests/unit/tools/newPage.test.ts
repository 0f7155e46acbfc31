import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runGates } from '../../../plugins/checks/gates';
import { readPages } from '../../../plugins/checks/readPages';
import { makePage } from '../../../tools/newPage';
import { fixture, fixtureDocs, places } from '../plugins/checks/fixture';

let docs = '';
const titles = { en: 'My page', zh: '我的页面' };
const key = 'guide/start/my-page';
const read = (file: string): string => readFileSync(path.join(docs, file), 'utf8').replaceAll('"', "'");

beforeEach(() => {
  docs = path.join(mkdtempSync(path.join(tmpdir(), 'new-page-')), 'docs');
  cpSync(path.dirname(fixtureDocs('good-site')), path.dirname(docs), { recursive: true });
  mkdirSync(path.join(docs, '../site'));
  writeFileSync(path.join(docs, '../site/routes.ts'), "pages('guide', '/guide/start', ['intro']);\n");
});
afterEach(() => rmSync(path.dirname(docs), { recursive: true }));

test('issue 17 a new page stands in both languages, both sidebars and the table, and lacks only its text', async () => {
  expect(await makePage({ key, titles }, docs)).toEqual([
    'docs/en/guide/start/my-page.mdx',
    'docs/en/guide/start/_meta.json',
    'docs/zh/guide/start/my-page.mdx',
    'docs/zh/guide/start/_meta.json',
    'site/routes.ts',
  ]);
  expect(read('zh/guide/start/my-page.mdx')).toContain('# 我的页面 {#my-page}\n');
  expect(read('en/guide/start/_meta.json')).toBe("['intro', 'cli', 'my-page']\n");
  expect(read('../site/routes.ts')).toContain("['intro', 'my-page']");
  const { facts } = fixture('good-site');
  const gates = ['syntax', 'frontmatter', 'parity', 'headings', 'routes', 'prose'] as const;
  expect(places(await runGates(readPages(docs, facts), gates)).sort()).toEqual([
    'docs/en/guide/start/my-page.mdx:1 routes/unknown',
    'docs/en/guide/start/my-page.mdx:2 style/unfinished',
    'docs/en/guide/start/my-page.mdx:7 style/unfinished',
    'docs/zh/guide/start/my-page.mdx:2 style/unfinished',
    'docs/zh/guide/start/my-page.mdx:7 style/unfinished',
  ]);
});

test.each([
  ['guide/start/intro', 'docs/en/guide/start/intro.mdx exists already.'],
  ['../guide/page', '"../guide/page" is no path of a page'],
  ['guide/none/page', 'docs/en/guide/none has no _meta.json'],
  ['blog/release/release-note-9_9', 'There is no release release-note-9_9'],
])('a new page is refused at %s, and nothing is written', async (place, message) => {
  await expect(makePage({ key: place, titles }, docs)).rejects.toThrow(message);
  expect(read('en/guide/start/_meta.json')).toBe("['intro', 'cli']\n");
});
