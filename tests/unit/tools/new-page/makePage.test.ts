import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runGates } from '../../../../plugins/checks/gates';
import { readPages } from '../../../../plugins/checks/readPages';
import { makePage } from '../../../../tools/newPage';
import { fixture, fixtureDocs, places } from '../../plugins/checks/fixture';

let folder = '';
let docs = '';
const titles = { en: 'My page', zh: '我的页面' };
const read = (file: string): string => readFileSync(path.join(docs, file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-page-'));
  docs = path.join(folder, 'docs');
  cpSync(path.dirname(fixtureDocs('good-site')), folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('new page', () => {
  it('adds the address to the table, when there is one', async () => {
    const table = path.join(folder, 'site/routes.ts');
    mkdirSync(path.dirname(table));
    writeFileSync(table, "export const A = pages('guide', '/guide/start', ['intro']);\n");
    expect(await makePage({ key: 'guide/start/my-page', titles }, docs)).toContain('site/routes.ts');
    // Without the settings of this project the formatter writes other quotes.
    expect(readFileSync(table, 'utf8').replaceAll('"', "'")).toContain("['intro', 'my-page']");
  });

  it('writes both files and both sidebars', async () => {
    expect(await makePage({ key: 'guide/start/my-page', titles }, docs)).toEqual([
      'docs/en/guide/start/my-page.mdx',
      'docs/en/guide/start/_meta.json',
      'docs/zh/guide/start/my-page.mdx',
      'docs/zh/guide/start/_meta.json',
    ]);
    expect(read('zh/guide/start/my-page.mdx')).toContain('# 我的页面 {#my-page}\n');
    expect(JSON.parse(read('en/guide/start/_meta.json'))).toEqual(['intro', 'cli', 'my-page']);
  });

  it('passes every gate but for the template sentence and the route table', async () => {
    await makePage({ key: 'guide/start/my-page', titles }, docs);
    const { facts } = fixture('good-site');
    const issues = await runGates(readPages(docs, facts));
    expect(places(issues).sort()).toEqual([
      'docs/en/guide/start/my-page.mdx:1 routes/unknown',
      'docs/en/guide/start/my-page.mdx:2 style/unfinished',
      'docs/en/guide/start/my-page.mdx:7 style/unfinished',
      'docs/zh/guide/start/my-page.mdx:2 style/unfinished',
      'docs/zh/guide/start/my-page.mdx:7 style/unfinished',
    ]);
  });

  it('gives a release note the day of its release', async () => {
    await makePage({ key: 'blog/release/release-note-0_4', titles }, docs);
    expect(read('en/blog/release/release-note-0_4.mdx')).toContain('\npublished_at: 2024-10-09\n---\n');
  });

  it.each([
    ['guide/start/intro', 'docs/en/guide/start/intro.mdx exists already.'],
    ['guide/Start/page', '"guide/Start/page" is no path of a page'],
    ['../guide/page', '"../guide/page" is no path of a page'],
    ['/guide/page', '"/guide/page" is no path of a page'],
    ['page', '"page" is no path of a page'],
    ['shared/part', '"shared/part" is no path of a page'],
    ['guide/none/page', 'docs/en/guide/none has no _meta.json'],
    ['blog/release/release-note-9_9', 'There is no release release-note-9_9'],
  ])('refuses %s and writes nothing', async (key, message) => {
    await expect(makePage({ key, titles }, docs)).rejects.toThrow(message);
    expect(read('en/guide/start/_meta.json')).toBe('["intro", "cli"]\n');
  });

  it('refuses an empty title', async () => {
    const page = { key: 'guide/start/my-page', titles: { en: 'My page', zh: ' ' } };
    await expect(makePage(page, docs)).rejects.toThrow('Give the title in English and in Chinese.');
  });
});
