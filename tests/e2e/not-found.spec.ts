import path from 'node:path';
import { OUT } from '../support/site';
import { expect, test } from './fixtures';
import { settled } from './hydrated';

const cases = [
  { url: '/no/such/page', lang: 'en', text: 'PAGE NOT FOUND', home: 'Take me home', href: '/' },
  { url: '/zh/no/such/page', lang: 'zh', text: '页面未找到', home: '返回首页', href: '/zh/' },
] as const;

test('S2-18 S2-19 S2-20 S8-1 unknown and broken addresses are answered by the 404 page of their language @core', async ({
  page,
}) => {
  for (const { url, lang, text, home, href } of cases) {
    const response = await page.goto(url);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle('404 - Rsdoctor');
    await page.getByRole('main').getByRole('link', { name: home, exact: true }).click();
    await expect(page).toHaveURL(href);
    await page.goto(`${href}%E0%A4%A`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
    await settled(page);
  }
});

test('S2-18 similar pages are proposed, the first is the right one; an address like no other gets the main pages @phone @quick', async ({
  page,
}) => {
  await page.goto('/zh/xyzzy');
  const main = page.getByRole('region', { name: '可以从这里开始' }).getByRole('link');
  await expect(main).toHaveCount(4);
  await page.goto('/zh/guide/usage/bundle-szie.html');
  const links = page.getByRole('region', { name: '你要找的是这个页面吗？' }).getByRole('link');
  await expect(links.first()).toHaveText(/产物体积/);
  expect(await links.count()).toBeLessThanOrEqual(4);
  await links.first().click();
  await expect(page).toHaveURL('/zh/guide/usage/bundle-size');
});

test('S2-18 the title does not shout, and the search is one press away', async ({ page }) => {
  await page.goto('/guide/start/quickstart');
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.evaluate((heading: HTMLElement) => heading.innerText)).toBe('Page not found');
  await page.getByRole('main').getByRole('button', { name: 'Search the docs' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('S2-18 S2-20 an old address gets its new one where the host does not read _redirects, /en the page without it', async ({
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
  await page.goto('/en/guide/start/intro?a=1#next');
  await expect(page).toHaveURL('/guide/start/intro?a=1#next');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
