import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FEEDS } from '../../site/feeds';
import { LANGS } from '../../site/languages';
import { REDIRECTS } from '../../site/redirects';
import { REPORT_DEMOS } from '../../site/reportDemos';
import { localePath } from '../../site/routes';
import { serveFixture, type ServedFixture } from '../support/serveFixture';
import { expect, test as base } from './fixtures';
import { openSearch } from './searchDialog';

const BASE = '/docs';
const ORIGIN = 'https://pages.example';

/** The site as GitHub Pages has it: below a path, without redirects of the host. */
const test = base.extend<object, { basedSite: ServedFixture }>({
  basedSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of this pattern and takes no other form
    async ({}, use) => {
      const site = await serveFixture('based-site', 'BASED_SITE_OUT', {
        SITE_ORIGIN: ORIGIN,
        SITE_BASE: `${BASE}/`,
        SITE_REDIRECT_PAGES: 'true',
      });
      await use(site);
      site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ basedSite }, use) => use(basedSite.url),
});

test.describe.configure({ mode: 'serial' });

const address = (route: string, lang: (typeof LANGS)[number] = 'en') => `${BASE}${localePath(route, lang)}`;

test('issue 7.6 below a base path every page answers, and no link leaves the base', async ({
  page,
  basedSite,
}) => {
  const sitemap = readFileSync(path.join(basedSite.root, 'sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  expect(pages.length).toBeGreaterThan(80);
  expect(pages.filter((url) => !url.startsWith(`${ORIGIN}${BASE}/`))).toEqual([]);
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const url of pages) {
    const response = await page.request.get(url.slice(ORIGIN.length));
    if (response.status() !== 200) faults.push(`${url}: ${response.status()}`);
    const html = await response.text();
    for (const [, link = ''] of html.matchAll(
      /<(?:a|link|script|img|source|iframe)\b[^>]*?\s(?:href|src)="(\/[^"]*)"/g,
    )) {
      seen.add(link.replace(/[#?].*/s, ''));
    }
  }
  faults.push(...[...seen].filter((link) => !link.startsWith(`${BASE}/`)));
  for (const link of [...seen].filter((each) => each.startsWith(`${BASE}/`))) {
    const response = await page.request.head(link, { maxRedirects: 0 });
    if (response.status() !== 200) faults.push(`${link}: ${response.status()}`);
  }
  expect(seen.size).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

for (const lang of LANGS) {
  test(`issue 7.6 below a base path home, page, switch, search and report work: ${lang}`, async ({
    page,
  }) => {
    await page.goto(address('/', lang));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(address('/guide/start/intro', lang));
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: /^(?:Next Page|下一页)/ }).click();
    await expect(page).toHaveURL(address('/guide/start/quick-start', lang));
    const { field, options } = await openSearch(page, address('/guide/start/intro', lang), lang);
    await field.fill('bundle diff');
    await expect(options.first()).toHaveAttribute('href', address('/guide/usage/bundle-diff', lang));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${address('/guide/usage/bundle-diff', lang)}`));
    const other = lang === 'en' ? 'zh' : 'en';
    const twin = page.locator(`link[rel=alternate][hreflang=${other}]`);
    await expect(twin).toHaveAttribute('href', `${ORIGIN}${address('/guide/usage/bundle-diff', other)}`);
    await page.goto(address('/guide/start/live-report', lang));
    await page.waitForLoadState('networkidle');
    const { title } = REPORT_DEMOS['rspack-app'];
    await page
      .getByRole('button', { name: /Rspack/ })
      .first()
      .click();
    await expect(page.getByTitle(title[lang]).contentFrame().getByRole('switch')).toBeVisible();
  });

  test(`issue 7.6 below a base path an unknown address gets the 404 page of its language: ${lang}`, async ({
    page,
    complaints,
  }) => {
    const response = await page.goto(address('/no/such/page', lang));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.waitForLoadState('networkidle');
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(new RegExp(`^(?:${BASE}/|https://)`));
    }
    complaints.splice(0);
  });
}

test('issue 7.6 without redirects of the host, old addresses lead on by pages', async ({
  page,
  basedSite,
}) => {
  for (const lang of LANGS) {
    for (const { from, to } of REDIRECTS.filter((redirect) => redirect.from !== '/index')) {
      const html = readFileSync(path.join(basedSite.root, `${localePath(from, lang)}.html`), 'utf8');
      const target = address(to, lang);
      expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${target}" />`);
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${target.replace(/#.*/, '')}" />`);
    }
  }
  await page.goto(address('/config/options/brief', 'zh'));
  await expect(page).toHaveURL(address('/config/options/options#brief', 'zh'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('issue 7.6 feeds, robots.txt and host files name addresses below the base', async ({
  page,
  basedSite,
}) => {
  const feeds = readdirSync(path.join(basedSite.root, 'rss'));
  expect(feeds).toHaveLength(FEEDS.length * LANGS.length);
  for (const feed of feeds) {
    const response = await page.request.get(`${BASE}/rss/${feed}`);
    expect(response.headers()['content-type'], feed).toContain('application/rss+xml');
    const links = [...(await response.text()).matchAll(/<link>([^<]*)<\/link>/g)].map(([, link]) => link);
    expect(links.filter((link) => !link?.startsWith(`${ORIGIN}${BASE}/`))).toEqual([]);
  }
  const read = (name: string) => readFileSync(path.join(basedSite.root, name), 'utf8');
  expect(read('robots.txt')).toContain(`${ORIGIN}${BASE}/sitemap.xml`);
  expect(read('_redirects')).not.toMatch(/^(?!\/docs\/)/m);
  expect(read('_nginx.conf')).toContain(`location ${BASE}/ {`);
});
