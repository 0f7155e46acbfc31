import { describe, expect, test } from 'vitest';
import { REDIRECTS, type RedirectFact } from '../../../../site/redirects';
import { LANGS } from '../../../../site/languages';
import { ROUTES, localePath } from '../../../../site/routes';
import { toHelp, type LangPage } from '../../../../theme/not-found/help';

const pages: LangPage[] = LANGS.flatMap((lang) =>
  [...ROUTES.map(({ path }) => path), '/404'].map((path) => ({
    path: localePath(path, lang),
    title: path === '/' ? '' : '#',
    lang,
  })),
);
const redirects: RedirectFact[] = [{ from: '/old/place', to: '/guide/start/cli#analyze' }];
const help = (path: string, lang: 'en' | 'zh', from = pages) =>
  toHelp(path, lang, from, redirects).map(({ kind, pages: found }) => [
    kind,
    ...found.map((page) => page.path),
  ]);

test('S2-18 an old address gets its new one, in the language of the address, and nothing beside it', () => {
  expect(help('/old/place', 'en')).toEqual([['moved', '/guide/start/cli#analyze']]);
  expect(help('/zh/old/place/', 'zh')).toEqual([['moved', '/zh/guide/start/cli#analyze']]);
  expect(help('/Old/Place.html', 'en')).toEqual([['moved', '/guide/start/cli#analyze']]);
  expect(help('/old', 'en').flat()).not.toContain('moved');
});

test('S2-18 a page that only the other language has is proposed there', () => {
  const onlyEnglish = [...pages, { path: '/guide/start/news', title: 'News', lang: 'en' }];
  expect(help('/zh/guide/start/news', 'zh', onlyEnglish)[0]).toEqual(['otherLang', '/guide/start/news']);
  const onlyChinese = [...pages, { path: '/zh/guide/start/news', title: '新闻', lang: 'zh' }];
  expect(help('/guide/start/news', 'en', onlyChinese)[0]).toEqual(['otherLang', '/zh/guide/start/news']);
});

test('S2-18 similar pages are those of the language of the address', () => {
  const [similar = []] = help('/zh/guide/start/quickstart', 'zh');
  expect(similar.slice(0, 2)).toEqual(['similar', '/zh/guide/start/quick-start']);
  // The main pages fill the rest.
  expect(new Set(similar).size).toBe(5);
});

test('S2-18 when nothing is similar the main pages are proposed, never home or the 404 page itself', () => {
  expect(help('/zh/xyzzy', 'zh')).toEqual([
    [
      'start',
      '/zh/guide/start/intro',
      '/zh/guide/start/quick-start',
      '/zh/config/options/options',
      '/zh/guide/more/faq',
    ],
  ]);
  expect(help('/4040', 'en').flat()).not.toContain('/404');
  expect(help('/xyzzy', 'en', [])).toEqual([]);
});

describe('S2-18 of similar pages the most similar is first', () => {
  const titles: Readonly<Record<string, string>> = {
    '/guide/more/rules': '规则索引',
    '/guide/usage/bundle-diff': 'Compare two builds',
  };
  const named = pages
    .filter(({ lang }) => lang === 'en')
    .map((page) => ({
      ...page,
      title: titles[page.path] ?? (page.path.split('/').at(-1) ?? '').replaceAll('-', ' '),
    }));
  const similar = (path: string) => {
    const [[kind, ...paths] = []] = help(path, 'en', named);
    return kind === 'similar' ? paths : [];
  };

  test.each([
    ['/guide/start/quickstart', '/guide/start/quick-start'],
    ['/guide/usage/bundle-szie', '/guide/usage/bundle-size'],
    ['/docs/cli', '/guide/start/cli'],
    ['/guide/faq.html', '/guide/more/faq'],
    ['/guide/loader-timeline', '/guide/usage/loaders-timeline'],
    ['/blog/release-note-1.0', '/blog/release/release-note-1_0'],
    ['/guide/usage/resolve/', '/guide/usage/resolver'],
    ['/compare-two-builds', '/guide/usage/bundle-diff'],
    ['/guide/规则索引', '/guide/more/rules'],
    ['/guide/rules/rule', '/guide/rules/rules'],
    ['/guide/more/rule', '/guide/more/rules'],
  ])('for %s the page %s', (path, expected) => {
    expect(similar(path)[0]).toBe(expected);
  });

  test('every page that shares a word', () => {
    expect(similar('/guide/usage/bundle').slice(0, 4).sort()).toEqual([
      '/guide/usage/bundle-alerts',
      '/guide/usage/bundle-diff',
      '/guide/usage/bundle-overall',
      '/guide/usage/bundle-size',
    ]);
  });

  test.each(['/wp-login.php', '/xyzzy', '/', '/favicon.ico', '/guide/usage/zzz'])('none for %s', (path) => {
    expect(similar(path)).toEqual([]);
  });
});

test('S2-17 old addresses are no pages, stand once, and lead to pages', () => {
  const routes = ROUTES.map(({ path }) => path);
  expect(new Set(REDIRECTS.map(({ from }) => from)).size).toBe(REDIRECTS.length);
  for (const { from, to } of REDIRECTS) {
    expect(routes).not.toContain(from);
    expect(routes).toContain(to.split('#')[0]);
  }
});
