import { DIAGNOSE_PATH } from '../../site/routes';
import { SITE_TITLE } from '../../site/identity';
import { everyNth } from '../support/everyNth';
import { pageTag } from '../support/pageTag';
import { SITE_PAGES } from '../support/sitePages';
import { hydrated } from './hydrated';
import { colourViolations, axeViolations } from './axeViolations';
import { expect, test } from './sharedPage';
import { settled } from './settled';

for (const { url, lang, title, route } of SITE_PAGES) {
  test(
    `S2-9..S2-15 ${url} answers with its title and one main heading`,
    { tag: pageTag(route.path, lang) },
    async ({ page }) => {
      const response = await page.goto(url);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      expect(new URL(page.url()).pathname).toBe(url);
      await expect(page).toHaveTitle(route.kind === 'home' ? SITE_TITLE : `${title} - ${SITE_TITLE}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (route.kind !== 'home') {
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(title);
      }
    },
  );

  // `accessibility.spec.ts` has a page of each kind for `npm test`, on both devices.
  test(`issue 7.7 axe finds nothing on ${url} in either theme`, { tag: '@every-page' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(url);
    await settled(page);
    expect(await axeViolations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect(await colourViolations(page), 'dark').toEqual([]);
  });
}

for (const [at, [from, to]] of (
  [
    ['/guide/start/intro.html', '/guide/start/intro'],
    ['/zh/guide/start/intro.html', '/zh/guide/start/intro'],
    ['/index', '/'],
    ['/zh/index', '/zh/'],
    ['/zh', '/zh/'],
    ['/config/options/options-shared', '/config/options/options'],
    ['/zh/guide/start/quick-start-shared', '/zh/guide/start/quick-start'],
  ] as const
).entries()) {
  test(`S2-5 S2-6 S2-17 ${from} leads to ${to}`, { tag: everyNth(at, 3) }, async ({ page }) => {
    const response = await page.goto(from);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('S2-8 the navigation bar leads to guide, config, blog and the diagnose box', async ({ page }) => {
  for (const [url, names] of [
    ['/', ['Guide', 'Config', 'Blog', 'Diagnose']],
    ['/zh/', ['指南', '配置', '博客', '诊断']],
  ] as const) {
    await page.goto(url);
    const prefix = url.slice(0, -1);
    const targets = [
      '/guide/start/intro',
      '/config/options/options',
      '/blog/release/release-note-1_0',
      DIAGNOSE_PATH,
    ];
    for (const [index, name] of names.entries()) {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', `${prefix}${targets[index]}`);
    }
  }
});
