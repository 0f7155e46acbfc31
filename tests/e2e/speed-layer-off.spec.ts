import { LANGS } from '../../site/languages';
import { serveFixture, type ServedFixture } from '../support/serveFixture';
import { hydrated } from './hydrated';
import { expect, test as base } from './fixtures';

const BASE = '/docs/';

const test = base.extend<{ site: ServedFixture }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of this pattern and takes no other form
  site: async ({}, use) => {
    const env = { SITE_SPEED: 'off' };
    const site = await serveFixture('base-site', 'BASE_SITE_OUT', { env, base: BASE });
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test(
  'issue 16 without the speed layer the build passes, pages hydrate, and links, languages and the 404 page work',
  { tag: '@speed-layer-off' },
  async ({ page, pageErrors }) => {
    test.setTimeout(300_000);
    for (const lang of LANGS) {
      const prefix = lang === 'en' ? BASE : `${BASE}zh/`;
      await page.goto(prefix);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.goto(`${prefix}guide/one`);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.getByRole('main').locator('a[href*="/guide/two"]').first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}guide/two`));
      await expect(page.getByRole('navigation').locator('a[href$="/guide/one"]').first()).toBeAttached();
      await page.goBack();
      await expect(page.locator('h1#one')).toBeVisible();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    }
    expect(pageErrors).toEqual([]);
    const missing = await page.goto(`${BASE}nowhere`);
    expect(missing?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The browser itself reports the status of a missing page.
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((line) => !line.includes('404')));
  },
);
