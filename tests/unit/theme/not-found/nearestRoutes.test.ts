import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../../../site/routes';
import { nearestRoutes } from '../../../../theme/not-found/nearestRoutes';

const TITLES: Readonly<Record<string, string>> = {
  '/guide/more/rules': '规则索引',
  '/guide/usage/bundle-diff': 'Compare two builds',
};
const pages = ROUTES.filter(({ kind }) => kind !== 'home').map(({ path }) => ({
  path,
  title: TITLES[path] ?? (path.split('/').at(-1) ?? '').replaceAll('-', ' '),
}));
const nearest = (path: string, limit = 5) => nearestRoutes(path, pages, limit).map((page) => page.path);

describe('S2-18 the 404 page proposes', () => {
  test.each([
    ['/guide/start/quickstart', '/guide/start/quick-start'],
    ['/guide/start/introduction', '/guide/start/intro'],
    ['/guide/usage/bundle-szie', '/guide/usage/bundle-size'],
    ['/docs/cli', '/guide/start/cli'],
    ['/guide/faq.html', '/guide/more/faq'],
    ['/guide/loader-timeline', '/guide/usage/loaders-timeline'],
    ['/config/option', '/config/options/options'],
    ['/blog/release-note-1.0', '/blog/release/release-note-1_0'],
    ['/guide/usage/resolve/', '/guide/usage/resolver'],
    ['/compare-two-builds', '/guide/usage/bundle-diff'],
    ['/guide/规则索引', '/guide/more/rules'],
  ])('for %s the page %s first', (path, expected) => {
    expect(nearest(path)[0]).toBe(expected);
  });

  test('every page that shares a word, and of two of one name the one whose folder fits', () => {
    expect(nearest('/guide/usage/bundle').sort()).toEqual([
      '/guide/usage/bundle-alerts',
      '/guide/usage/bundle-diff',
      '/guide/usage/bundle-overall',
      '/guide/usage/bundle-size',
    ]);
    expect(nearest('/guide/rules/rule')[0]).toBe('/guide/rules/rules');
    expect(nearest('/guide/more/rule')[0]).toBe('/guide/more/rules');
  });

  test('no more than asked for', () => {
    expect(nearest('/guide/usage/bundle', 2)).toHaveLength(2);
  });

  test.each(['/wp-login.php', '/xyzzy', '/', '/favicon.ico', '/guide/usage/zzz'])(
    'nothing for %s',
    (path) => {
      expect(nearest(path)).toEqual([]);
    },
  );
});
