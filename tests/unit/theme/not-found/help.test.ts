import { expect, test } from 'vitest';
import { LANGS } from '../../../../site/languages';
import { ROUTES, localePath } from '../../../../site/routes';
import { toHelp, type LangPage } from '../../../../theme/not-found/help';

const TITLES: Readonly<Record<string, string>> = {
  '/': '',
  '/guide/more/rules': '规则索引',
  '/guide/usage/bundle-diff': 'Compare two builds',
};
const pages: LangPage[] = LANGS.flatMap((lang) =>
  [...ROUTES.map(({ path }) => path), '/404'].map((path) => ({
    path: localePath(path, lang),
    title: TITLES[path] ?? path.replace(/.*\//, '').replaceAll('-', ' '),
    lang,
  })),
);
const help = (path: string, lang: 'en' | 'zh', from = pages) =>
  toHelp(path, lang, from).map(({ kind, pages: found }) => [kind, ...found.map((page) => page.path)]);

test.each([
  ['/config/options/output', 'en', '/config/options/options#output'],
  ['/zh/config/options/output/', 'zh', '/zh/config/options/options#output'],
  ['/Config/Options/Output.html', 'en', '/config/options/options#output'],
] as const)('S2-18 the old address %s gets its new one, and nothing beside it', (path, lang, expected) => {
  expect(help(path, lang)).toEqual([['moved', expected]]);
});

test('S2-18 a page that only the other language has is proposed there', () => {
  const only = [...pages, { path: '/guide/start/news', title: 'News', lang: 'en' }];
  expect(help('/zh/guide/start/news', 'zh', only)[0]).toEqual(['otherLang', '/guide/start/news']);
});

test.each([
  ['/guide/start/quickstart', '/guide/start/quick-start'],
  ['/guide/usage/bundle-szie', '/guide/usage/bundle-size'],
  ['/docs/cli', '/guide/start/cli'],
  ['/guide/faq.html', '/guide/more/faq'],
  ['/blog/release-note-1.0', '/blog/release/release-note-1_0'],
  ['/guide/usage/resolve/', '/guide/usage/resolver'],
  ['/compare-two-builds', '/guide/usage/bundle-diff'],
  ['/guide/规则索引', '/guide/more/rules'],
  ['/guide/rules/rule', '/guide/rules/rules'],
  ['/guide/more/rule', '/guide/more/rules'],
])('S2-18 of the pages like %s the first is %s, and the main pages fill the rest', (path, expected) => {
  const [[kind, first, ...rest] = []] = help(path, 'en');
  expect([kind, first]).toEqual(['similar', expected]);
  expect(new Set(rest).size).toBe(3);
});

test.each(['/xyzzy', '/wp-login.php', '/', '/favicon.ico', '/guide/usage/zzz', '/4040'])(
  'S2-18 nothing is like %s: the main pages are proposed, never home or the 404 page itself',
  (path) => {
    const main = [
      '/guide/start/intro',
      '/guide/start/quick-start',
      '/config/options/options',
      '/guide/more/faq',
    ];
    expect(help(path, 'en')).toEqual([['start', ...main]]);
  },
);
