/** @module-tag third-language */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../site/settings';
import { copyProject } from '../../tools/mutants/copyProject';
import { ROOT } from '../support/site';
import { addJapanese, changeFile } from '../support/thirdLanguage';

const ORIGIN = readSettings({}).origin;
const UNTRANSLATED = '/guide/usage/bundle-size';
/** As long as types, checks and a build may take on a busy machine, in ms. */
const TIMEOUT = 900_000;

let folder = '';
const inCopy = (...parts: string[]): string => path.join(folder, 'copy', ...parts);
function run(command: string, ...args: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, SITE_ROOT: inCopy('out') };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: inCopy(), encoding: 'utf8', env });
  return { status, text: `${stdout}${stderr}` };
}
const output = (file: string): string => readFileSync(inCopy('out', file), 'utf8');
const page = (route: string) => parse(output(`${route.slice(1)}.html`));
const hreflangs = (route: string): (string | undefined)[] =>
  page(route)
    .querySelectorAll('head link[hreflang]')
    .map((link) => link.getAttribute('hreflang'));

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'third-language-'));
  copyProject(ROOT, inCopy());
  addJapanese(inCopy());
  const built = run('npm', 'run', 'build');
  expect(built.status, built.text).toBe(0);
}, TIMEOUT);
afterAll(() => rmSync(folder, { recursive: true, force: true }), TIMEOUT);

test(
  'issue 17 a language with two pages has no type error and passes the checks',
  () => {
    const types = run('npx', 'tsc', '--noEmit');
    expect(types.text.match(/error TS\d+.*/g) ?? []).toEqual([]);
    const checked = run('npm', 'run', 'check:content');
    expect(checked.status, checked.text).toBe(0);
  },
  TIMEOUT,
);

test('issue 17 a translated page is one: own words, own address, and its translations', () => {
  const intro = page('/ja/guide/start/intro');
  expect(intro.querySelector('html')?.getAttribute('lang')).toBe('ja');
  expect(intro.querySelector('h1')?.text).toContain('Rsdoctor とは');
  expect(intro.querySelector('h1')?.getAttribute('lang')).toBeUndefined();
  expect(intro.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `${ORIGIN}/ja/guide/start/intro`,
  );
  expect(hreflangs('/ja/guide/start/intro').sort()).toEqual(['en', 'ja', 'x-default', 'zh']);
  expect(hreflangs('/zh/guide/start/intro').sort()).toEqual(['en', 'ja', 'x-default', 'zh']);
  expect(intro.querySelector('nav')?.text).toContain('ガイド');
});

test('issue 17 an untranslated page is there in English, says so in Japanese, and claims nothing', () => {
  const fallback = page(`/ja${UNTRANSLATED}`);
  expect(fallback.querySelector('html')?.getAttribute('lang')).toBe('ja');
  const main = fallback.querySelector('main');
  expect(main?.text).toContain('このページはまだ翻訳されていない');
  expect(main?.querySelector('h1')?.getAttribute('lang')).toBe('en');
  const bare = main
    ?.querySelectorAll('.rspress-doc p')
    .filter((text) => /[a-z]{3} [a-z]{3}/i.test(text.text));
  expect(bare?.length).toBeGreaterThan(3);
  for (const text of bare ?? []) expect(text.closest('[lang=en]'), text.text).toBeTruthy();
  expect(fallback.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `${ORIGIN}${UNTRANSLATED}`,
  );
  expect(fallback.querySelector('meta[name=robots]')).toBeNull();
  expect(fallback.querySelector('script[type="application/ld+json"]')).toBeNull();
  expect(hreflangs(`/ja${UNTRANSLATED}`)).toEqual([]);
  for (const route of [UNTRANSLATED, `/zh${UNTRANSLATED}`])
    expect(hreflangs(route).sort(), route).toEqual(['en', 'x-default', 'zh']);
  expect(output(`ja${UNTRANSLATED}.html`)).toContain(`/docs/en${UNTRANSLATED}.mdx`);
});

test('issue 17 wherever an untranslated page is named, its title is declared as English, and no Japanese one is', () => {
  const fallback = page(`/ja${UNTRANSLATED}`);
  const parts = fallback.querySelectorAll('body nav');
  const linksTo = (route: string) =>
    parts
      .flatMap((part) => part.querySelectorAll(`a[href="/ja${route}"]`))
      .filter((link) => !link.getAttribute('lang'));
  const titleOf = (route: string): string => page(route).querySelector('h1 span')?.text ?? '';
  // In the sidebar; two of them as the previous and the next page, too.
  for (const [route, times] of [
    ['/guide/usage/bundle-overall', 1],
    ['/guide/usage/plugins-analysis', 2],
    ['/guide/usage/module-analysis', 2],
  ] as const) {
    const links = linksTo(route);
    expect(links.length, route).toBeGreaterThanOrEqual(times);
    for (const link of links)
      expect(link.querySelector('[lang=en]')?.text, link.outerHTML).toBe(titleOf(route));
  }
  const translated = linksTo('/guide/start/intro').filter(({ text }) => text.includes('Rsdoctor とは'));
  expect(translated.length).toBeGreaterThan(0);
  for (const link of translated) {
    expect(link.querySelector('[lang]'), link.outerHTML).toBeNull();
    expect(link.closest('[lang]')?.getAttribute('lang')).toBe('ja');
  }
  const headings = parts.flatMap((part) => part.querySelectorAll('a[href^="#"]'));
  expect(headings.length).toBeGreaterThan(2);
  for (const link of headings)
    expect(link.closest('[lang]')?.getAttribute('lang'), link.outerHTML).toBe('en');
  const notice = fallback
    .querySelectorAll('.rspress-doc p')
    .find(({ text }) => text.includes('このページはまだ翻訳されていない'));
  expect(notice?.closest('[lang]')?.getAttribute('lang')).toBe('ja');
});

test('issue 17 links of an untranslated page stay in the reader’s navigation', () => {
  const links = page(`/ja${UNTRANSLATED}`).querySelectorAll('.rspress-doc a[href^="/"]');
  expect(links.length).toBeGreaterThan(2);
  // A report has no Japanese either.
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^(?:\/ja\/|\/reports\/.+\?lang=en)/);
});

test('issue 17 the switch says which language a page there is in', () => {
  const entry = (route: string) =>
    page(route)
      .querySelectorAll('a[lang=ja]')
      .map((link) => [link.getAttribute('href'), link.getAttribute('hreflang'), link.getAttribute('rel')]);
  expect(new Set(entry(UNTRANSLATED).map(String))).toEqual(new Set([`/ja${UNTRANSLATED},en,`]));
  expect(new Set(entry('/guide/start/intro').map(String))).toEqual(
    new Set(['/ja/guide/start/intro,ja,alternate']),
  );
});

test('issue 17 sitemap, feeds, lists and search hold what is translated', () => {
  const inJapanese = [...output('sitemap.xml').matchAll(/<loc>([^<]*\/ja\/[^<]*)<\/loc>/g)].map(
    ([, url]) => url,
  );
  expect(inJapanese).toEqual([`${ORIGIN}/ja/`, `${ORIGIN}/ja/guide/start/intro`]);
  expect(existsSync(inCopy('out/rss/blog.ja.rss'))).toBe(false);
  const listed = [...output('ja/llms.txt').matchAll(/^- \[[^\]]*\]\(([^)]*)\)/gm)].map(([, url]) => url);
  expect(listed.filter((url) => url?.endsWith('.md'))).toEqual([`${ORIGIN}/ja/guide/start/intro.md`]);
  // Beside pages, it names the files for programs, which have no language.
  expect(listed.filter((url) => url?.endsWith('.json'))).toHaveLength(listed.length - 1);
  expect(output('ja/llms-full.txt').match(/^url: /gm)?.length).toBeLessThanOrEqual(2);
  const index = spawnSync('sh', ['-c', 'cat out/static/search_index.ja.*.json'], {
    cwd: inCopy(),
    encoding: 'utf8',
  }).stdout;
  expect(JSON.parse(index).map(({ routePath }: { routePath: string }) => routePath)).toEqual([
    '/ja/guide/start/intro',
  ]);
});

test(
  'issue 17 a language without a label is one error with file, line and fix, and nothing is written',
  () => {
    changeFile(inCopy(), 'site/languages.ts', (text) => text.replace("label: '日本語'", "label: ''"));
    rmSync(inCopy('out'), { recursive: true });
    const line = readFileSync(inCopy('site/languages.ts'), 'utf8')
      .split('\n')
      .findIndex((each) => each.includes("label: ''"));
    const wanted = `site/languages.ts:${line + 1} languages/label the language \`ja\` has no label`;
    const built = run('npm', 'run', 'build');
    expect(built.status).not.toBe(0);
    expect(built.text).toContain(wanted);
    expect(existsSync(inCopy('out'))).toBe(false);
    const checked = run('npm', 'run', 'check:content');
    expect(checked.text.match(/^\S+:\d+ .*/gm)?.map((each) => each.slice(0, wanted.length))).toEqual([
      wanted,
    ]);
  },
  TIMEOUT,
);
