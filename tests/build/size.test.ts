import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageWeight } from '../../tools/bench/pageWeight';
import { BUDGETS, type BudgetKind } from '../../site/budgets';
import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { firstScripts } from '../support/firstScripts';
import { OUT, outFile } from '../support/site';
import { SITE_PAGES, type SitePage } from '../support/sitePages';

const kindOf = ({ route: { kind, path: address } }: SitePage): BudgetKind => {
  if (kind === 'home') return 'home';
  if (kind === 'release' || kind === 'topic') return 'post';
  if (address === '/guide/overview') return 'overview';
  return /\/e\d+$/.test(address) ? 'rule' : 'doc';
};

const fileOf = (url: string) => path.relative(OUT, outFile(url));

const PAGES = [
  ...SITE_PAGES.map((page) => ({ url: page.url, kind: kindOf(page) })),
  ...LANGS.map((lang) => ({ url: localePath('/404', lang), kind: 'notFound' as const })),
];

describe.each(PAGES)('$url', ({ url, kind }) => {
  test(`issue 7.1 loads at first what a page of its kind may (${kind})`, () => {
    const { script, style } = pageWeight(OUT, fileOf(url));
    expect(script.gzip / 1000, 'scripts, kB').toBeLessThanOrEqual(BUDGETS[kind].script);
    expect(style.gzip / 1000, 'styles, kB').toBeLessThanOrEqual(BUDGETS[kind].style);
  });
});

/** Scripts and styles that a page names. */
const named = (url: string) =>
  [...readFileSync(outFile(url), 'utf8').matchAll(/\s(?:src|href)="(\/static\/[^"]+\.(?:js|css))"/g)].map(
    ([, address = '']) => address,
  );

test('issue 7.1 what a page names is there', () => {
  for (const { url } of PAGES) {
    for (const address of named(url))
      expect(existsSync(path.join(OUT, address)), `${url} ${address}`).toBe(true);
  }
});

/** Sheets inside a page: the file that each stands for, and its text. */
const inside = (url: string) =>
  [...readFileSync(outFile(url), 'utf8').matchAll(/<style data-href="([^"]+)">([\s\S]*?)<\/style>/g)].map(
    ([, address = '', text = '']) => ({ address, text }),
  );

test('issue 7.1 a page has its sheets inside, whole, and asks for none', () => {
  for (const { url } of PAGES) {
    const sheets = inside(url);
    expect(sheets.length, url).toBeGreaterThan(0);
    for (const { address, text } of sheets)
      expect(text, `${url} ${address}`).toBe(readFileSync(path.join(OUT, address), 'utf8'));
    expect(
      named(url).filter((address) => address.endsWith('.css')),
      url,
    ).toEqual([]);
  }
});

test('issue 7.1 no script is asked for before the text of a page', () => {
  for (const { url } of PAGES) {
    const html = readFileSync(outFile(url), 'utf8');
    const first = html.search(/<(?:script\b[^>]*\bsrc=|link\b[^>]*\bas="script")/);
    expect(first, url).toBeGreaterThan(html.indexOf('</main>'));
  }
});

test('issue 7.1 the home page has the sheet of its own layout, so that it looks right without scripts', () => {
  for (const lang of LANGS) {
    const sheets = inside(localePath('/', lang)).map(({ text }) => text);
    expect(sheets.join(''), lang).toContain('[data-shows=');
  }
});

/** Titles stand in the sidebar. */
const TITLES = new Set(SITE_PAGES.map(({ title }) => title));

/** Description and headings of a page; headings of a few letters stand anywhere. */
function saidOf({ file }: SitePage): string[] {
  const text = readFileSync(file, 'utf8');
  const description = /^description: (.+)$/m.exec(text)?.[1]?.replace(/^['"]|['"]$/g, '') ?? '';
  const headings = [...text.matchAll(/^#{2,4} (.{12,}?) \{#/gm)].map(([, heading = '']) => heading);
  return [description, ...headings].filter((words) => words && !TITLES.has(words));
}

test('issue 7.1 the scripts that every page loads say nothing of single pages, so they do not grow with them', () => {
  const [page = '', other = ''] = ['/guide/start/intro', '/blog/topic/loader-optimization'].map((url) =>
    firstScripts(fileOf(url))
      .filter((file) => !file.includes(`${path.sep}async${path.sep}`))
      .join(),
  );
  expect(page).toBe(other);
  const text = page
    .split(',')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const said = SITE_PAGES.flatMap((one) =>
    saidOf(one)
      .filter((words) => text.includes(words))
      .map((words) => `${one.url}: ${words}`),
  );
  expect(said).toEqual([]);
});
