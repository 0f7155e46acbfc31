import path from 'node:path';
import { OUT } from '../support/site';
import { settled } from './settled';
import { expect, test } from './sharedPage';

const cases = [
  { url: '/no/such/page', lang: 'en', text: 'PAGE NOT FOUND', home: 'Take me home', href: '/' },
  { url: '/zh/no/such/page', lang: 'zh', text: '页面未找到', home: '返回首页', href: '/zh/' },
] as const;

for (const { url, lang, text, home, href } of cases) {
  test.describe(url, () => {
    test('S2-18 S2-19 S2-20 S8-1 is answered by the 404 page of its language @core', async ({ page }) => {
      const response = await page.goto(url);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page).toHaveTitle('404 - Rsdoctor');
      await page.getByRole('main').getByRole('link', { name: home, exact: true }).click();
      await expect(page).toHaveURL(href);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { url, text, home, href } of cases) {
    test(`S2-18 ${url} still says so and leads home @core`, async ({ page }) => {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
      await expect(
        page.locator(`main a[href="${href}"], a[href="${href}"]`, { hasText: home }),
      ).toBeVisible();
    });
  }
});

test.describe('help', () => {
  test('@phone S2-18 similar pages are proposed, and the first is the right one @core', async ({ page }) => {
    await page.goto('/zh/guide/usage/bundle-szie.html');
    const links = page.getByRole('region', { name: '你要找的是这个页面吗？' }).getByRole('link');
    await expect(links.first()).toHaveText(/产物体积/);
    expect(await links.count()).toBeLessThanOrEqual(4);
    await links.first().click();
    await expect(page).toHaveURL('/zh/guide/usage/bundle-size');
  });

  test('the title does not shout, there is no form, and the search is one press away @core', async ({
    page,
  }) => {
    await page.goto('/guide/start/quickstart');
    const title = page.getByRole('heading', { level: 1 });
    expect(await title.evaluate((heading: HTMLElement) => heading.innerText)).toBe('Page not found');
    await page.getByRole('main').getByRole('button', { name: 'Search the docs' }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await expect(page.getByRole('main').locator('textarea')).toHaveCount(0);
  });

  test('S2-18 an address like no other gets the main pages @core', async ({ page }) => {
    await page.goto('/zh/xyzzy');
    const links = page.getByRole('region', { name: '可以从这里开始' }).getByRole('link');
    await expect(links).toHaveCount(4);
  });

  test('S2-18 an old address gets its new one where the host does not read _redirects @core', async ({
    page,
  }) => {
    await page.route('**/zh/guide/topic/loader-optimization', (route) =>
      route.fulfill({ status: 404, path: path.join(OUT, 'zh/404.html') }),
    );
    const response = await page.goto('/zh/guide/topic/loader-optimization');
    expect(response?.status()).toBe(404);
    const moved = page.getByRole('region', { name: '这个页面已经移动' });
    await moved.getByRole('link').click();
    await expect(page).toHaveURL('/zh/blog/topic/loader-optimization');
  });

  test('S2-20 the prefix of the default language leads to the page without it @core', async ({ page }) => {
    await page.goto('/en/guide/start/intro?a=1#next');
    await expect(page).toHaveURL('/guide/start/intro?a=1#next');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});

for (const [from, to] of [
  ['/config/options/options#disableclientserver', '/config/options/options#disable-client-server'],
  ['/zh/config/options/options#reportdir', '/zh/config/options/options#output-report-dir'],
  [
    '/guide/more/faq#cssextractrspackplugin-%E7%9A%84-loader-%E8%80%97%E6%97%B6%E8%BF%87%E9%95%BF%E9%97%AE%E9%A2%98',
    '/guide/more/faq#css-extract-slow',
  ],
] as const) {
  test(`S5-8 the old hash of ${decodeURIComponent(from)} leads to its section @core`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.locator(`[id="${to.split('#')[1]}"]`)).toBeInViewport();
  });
}

test('S5-8 a hash that means nothing stays, and the page stays where it is @core', async ({ page }) => {
  await page.goto('/guide/more/faq#no-such-section-anywhere');
  await settled(page);
  await expect(page).toHaveURL('/guide/more/faq#no-such-section-anywhere');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const { lang, text, href } of cases) {
  test(`S8-1 an address that cannot be decoded gets a working 404 page: ${lang} @core`, async ({ page }) => {
    await page.goto(`${href}%E0%A4%A`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
    await settled(page);
  });
}
