import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { SEARCH_WORDS } from '../../site/words/siteSearch';
import { serveBase, type ServedBase } from '../support/serveBase';
import { SITE_PAGES } from '../support/sitePages';
import { hydrated } from './hydrated';
import { test as base, expect } from './fixtures';

const BASE = '/docs/';
/** A build and a walk through every page. */
const TIMEOUT = 300_000;

const test = base.extend<{ baseURL: string }, { site: ServedBase }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const site = await serveBase(BASE);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: TIMEOUT },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

// One build for all.
test.describe.configure({ mode: 'default' });

const below = (path: string) => `${BASE.slice(0, -1)}${path}`;

test(
  'issue 7.6 every page answers below a base path, and every address on it stays below',
  { tag: '@second-build' },
  async ({ page, request }) => {
    test.setTimeout(TIMEOUT);
    const seen = new Set<string>();
    for (const { url, lang } of SITE_PAGES) {
      const response = await page.goto(below(url));
      expect(response?.status(), url).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const addresses = await page.evaluate(() =>
        [...document.querySelectorAll('a[href], link[href], script[src], img[src], iframe[src]')]
          .map(
            (element) =>
              new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', location.href),
          )
          .filter(({ origin }) => origin === location.origin)
          .map(({ pathname }) => pathname),
      );
      expect(
        addresses.filter((address) => !address.startsWith(BASE)),
        url,
      ).toEqual([]);
      for (const address of addresses) seen.add(address);
    }
    for (const address of seen) expect((await request.get(address)).status(), address).toBe(200);
  },
);

for (const lang of LANGS) {
  test(
    `issue 7.6 below a base path a link, the search, the language and a wrong address work: ${lang}`,
    { tag: '@second-build' },
    async ({ page, pageErrors }) => {
      await page.goto(below(localePath('/guide/start/intro', lang)));
      await hydrated(page);
      const next = below(localePath('/guide/start/live-report', lang));
      await page.locator(`[data-part="sidebar"] a[href="${next}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${next}$`));

      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('bundle-diff');
      const first = page.getByRole('option').first();
      await expect(first).toHaveAttribute('href', new RegExp(`^${BASE}`));
      await first.click();
      await expect(page.getByRole('dialog', { name: SEARCH_WORDS.name[lang] })).toBeHidden();
      await expect(page).toHaveURL(new RegExp(BASE));

      const other = lang === 'en' ? 'zh' : 'en';
      await page.goto(below(localePath('/guide/start/intro', lang)));
      await page
        .getByRole('banner')
        .getByRole('button', { name: lang === 'en' ? /English/ : /简体中文/ })
        .click();
      await page
        .getByRole('link', { name: other === 'en' ? 'English' : '简体中文' })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${below(localePath('/guide/start/intro', other))}$`));

      const missing = await page.goto(below(localePath('/nowhere', lang)));
      expect(missing?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The browser itself reports the status of a missing page.
      const reported = pageErrors.findIndex((line) => line.includes('404'));
      if (reported >= 0) pageErrors.splice(reported, 1);
    },
  );
}
