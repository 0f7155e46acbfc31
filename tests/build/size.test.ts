import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageWeight } from '../../tools/bench/pageWeight';
import { BUDGETS, type BudgetKind } from '../../site/limits';
import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { firstScripts } from '../support/firstScripts';
import { outputFiles, outputText } from '../support/outputText';
import { OUT, outFile } from '../support/site';
import { SITE_PAGES, type SitePage } from '../support/sitePages';

const kindOf = ({ route: { kind, path: address } }: SitePage): BudgetKind => {
  if (kind === 'home') return 'home';
  if (kind === 'release' || kind === 'topic') return 'post';
  if (address === '/guide/overview') return 'overview';
  return /\/e\d+$/.test(address) ? 'rule' : 'doc';
};
const fileOf = (url: string) => path.relative(OUT, outFile(url));
const files = new Set(outputFiles());

test.each([
  ...SITE_PAGES.map((page) => ({ url: page.url, kind: kindOf(page) })),
  ...LANGS.map((lang) => ({ url: localePath('/404', lang), kind: 'notFound' as const })),
])(
  'issue 7.1 $url ($kind) loads at first what it may, its sheets inside, its scripts behind its text',
  ({ url, kind }) => {
    const { script, style } = pageWeight(OUT, fileOf(url));
    expect(script.gzip / 1000, 'scripts, kB').toBeLessThanOrEqual(BUDGETS[kind].script);
    expect(style.gzip / 1000, 'styles, kB').toBeLessThanOrEqual(BUDGETS[kind].style);
    const html = outputText(fileOf(url));
    const sheets = [...html.matchAll(/<style data-href="\/([^"]+)">([\s\S]*?)<\/style>/g)];
    expect(sheets.length).toBeGreaterThan(0);
    for (const [, file = '', text] of sheets) expect(text, file).toBe(outputText(file));
    const rules = sheets.map(([, , text]) => text).join('');
    // Without scripts, the home page looks right by the sheet of its own layout, which no other page has.
    expect(rules.includes('[data-shows=')).toBe(kind === 'home');
    // Names of classes say file and class; what depends on the folder of the build would stand behind them.
    expect(/\.[A-Z][A-Za-z]*-[a-z][A-Za-z]*-[\w-]*/.exec(rules)?.[0]).toBeUndefined();
    const named = [...html.matchAll(/\s(?:src|href)="\/(static\/[^"]+\.(?:js|css))"/g)].map(
      ([, file = '']) => file,
    );
    expect(named.filter((file) => file.endsWith('.css') || !files.has(file))).toEqual([]);
    const first = html.search(/<(?:script\b[^>]*\bsrc=|link\b[^>]*\bas="script")/);
    expect(first).toBeGreaterThan(html.indexOf('</main>'));
  },
);

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
  const commonOf = (url: string) =>
    firstScripts(fileOf(url)).filter((file) => !file.includes(`${path.sep}async${path.sep}`));
  const common = commonOf('/guide/start/intro');
  expect(common).toEqual(commonOf('/blog/topic/loader-optimization'));
  const text = common.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(SITE_PAGES.flatMap(saidOf).filter((words) => text.includes(words))).toEqual([]);
});
