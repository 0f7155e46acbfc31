/** @module-tag whole-commands */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runGates } from '../../../../plugins/checks/gates';
import { readPages, SITE_FACTS, type ParsedPages } from '../../../../plugins/checks/readPages';
import { TEMPLATE_WORDS } from '../../../../plugins/checks/phrases';
import { makePage } from '../../../../tools/newPage';
import { LANGS } from '../../../../site/languages';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');
const PAPER = readFileSync(path.join(PROJECT, 'CONTRIBUTING.md'), 'utf8');
const SENTENCE = {
  en: 'Use this page to find out how a page is made, from the command to the picture.',
  zh: '在本页了解怎样写一个新的页面，从命令到图片，一步一步来，每一步都有检查。',
};

/** Parsed pages, most of them the same in every test. */
const parsed: ParsedPages = new Map();

let root = '';
const docs = (...parts: string[]): string => path.join(root, 'docs', ...parts);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'contributing-'));
  for (const lang of LANGS)
    for (const part of ['guide/_meta.json', 'guide/usage', 'guide/frameworks'])
      cpSync(path.join(PROJECT, 'docs', lang, part), docs(lang, part), { recursive: true });
  mkdirSync(docs('public/images'), { recursive: true });
  cpSync(path.join(PROJECT, 'site/routes.ts'), path.join(root, 'site/routes.ts'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Replaces the template sentence by one, and by a picture below the title. */
function write(key: string, picture: string): void {
  for (const lang of LANGS) {
    const file = docs(lang, `${key}.mdx`);
    const text = readFileSync(file, 'utf8').replaceAll(TEMPLATE_WORDS[lang], SENTENCE[lang]);
    writeFileSync(file, `${text}\n${picture}\n`);
  }
}

/** Problems of the new page, of its section and of the navigation. */
async function problems(key: string): Promise<string[]> {
  const section =
    path.posix.dirname(key) === 'guide/usage' ? key : path.posix.basename(path.posix.dirname(key));
  const facts = { ...SITE_FACTS, routes: [...SITE_FACTS.routes, `/${key}`] };
  const gates = ['syntax', 'frontmatter', 'parity', 'headings', 'routes', 'images', 'style'] as const;
  return (await runGates(readPages(docs(), facts, { parsed }), gates))
    .filter(({ file, message }) =>
      [file, message].some((text) => text.includes(key) || text.includes(section)),
    )
    .map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`);
}

test('a page with a picture passes when it is made as CONTRIBUTING says, by its command and its example', async () => {
  const [, key = '', en = '', zh = ''] = /npm run new:page -- (\S+) "([^"]+)" "([^"]+)"/.exec(PAPER) ?? [];
  const [picture = '', address = ''] = /!\[[^\]]+\]\((\/images\/[^)]+)\)/.exec(PAPER) ?? [];
  const files = await makePage({ key, titles: { en, zh } }, docs());
  expect(files).toContain('site/routes.ts');
  expect(readFileSync(path.join(root, 'site/routes.ts'), 'utf8')).toContain(path.basename(key));
  cpSync(path.join(PROJECT, 'docs/public/icon.svg'), docs('public', address));
  write(key, picture);
  expect(await problems(key)).toEqual([]);
});

test('a new section passes when it is made as CONTRIBUTING says, by its folder, its entry and its line', async () => {
  const [entry = ''] = /\{ "type": "dir", "name": "recipes"[^}]+\}/.exec(PAPER) ?? [];
  const [row = ''] = /\.\.\.pages\('guide', '\/guide\/recipes', \[\]\),/.exec(PAPER) ?? [];
  const { name, label } = JSON.parse(entry) as { name: string; label: string };
  for (const lang of LANGS) {
    mkdirSync(docs(lang, 'guide', name));
    writeFileSync(docs(lang, 'guide', name, '_meta.json'), '[]');
    const meta = docs(lang, 'guide/_meta.json');
    const list = JSON.parse(readFileSync(meta, 'utf8')) as unknown[];
    writeFileSync(meta, JSON.stringify([...list, JSON.parse(entry)]));
  }
  const table = path.join(root, 'site/routes.ts');
  const start = 'listRoutes = (): Route[] => [';
  writeFileSync(table, readFileSync(table, 'utf8').replace(start, `${start}\n  ${row}`));
  expect([row, label].every(Boolean)).toBe(true);

  const key = `guide/${name}/first`;
  const files = await makePage({ key, titles: { en: 'First recipe', zh: '第一个例子' } }, docs());
  expect(files).toContain('site/routes.ts');
  // The folder of the test has no settings of the formatter, whose quotes are double ones then.
  expect(readFileSync(table, 'utf8').replaceAll('"', "'")).toContain(`'/guide/${name}', ['first']`);
  write(key, '');
  expect(await problems(key)).toEqual([]);
});

test('another order passes when a page is moved as CONTRIBUTING says: in both languages, and not in one alone', async () => {
  expect(PAPER).toContain('To move a page, move its line, in both languages.');
  const move = (lang: (typeof LANGS)[number]): void => {
    const meta = docs(lang, 'guide/frameworks/_meta.json');
    const list = JSON.parse(readFileSync(meta, 'utf8')) as unknown[];
    writeFileSync(meta, JSON.stringify([list.at(-1), ...list.slice(0, -1)], null, 2));
  };
  const found = async () =>
    (await problems('guide/frameworks')).filter((issue) => issue.includes('guide/frameworks/_meta.json:'));
  move('zh');
  expect(await found()).toEqual([
    expect.stringMatching(
      /^docs\/zh\/guide\/frameworks\/_meta\.json:2 navigation\/parity .* stands elsewhere in docs\/en/,
    ),
  ]);
  move('en');
  expect(await found()).toEqual([]);
});
