import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { visit } from './hydrated';

const DEEP = 900;

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls, as a reader does, and waits until the browser has drawn it. */
async function scrollDown(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await top(page)).toBe(y);
}

/** Leads on to a page of another section by the bar, and waits until it is there. */
async function leadOn(page: Page): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: /^(?:Blog|博客)$/ });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // By the keyboard's way: the bar may be out of sight, and bringing it back would scroll.
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect(page).toHaveURL(/\/blog\//);
  await expect.poll(() => top(page)).toBe(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

for (const [address, y, tag] of [
  ['/guide/start/quick-start', DEEP, '@core'],
  ['/zh/guide/overview', DEEP, ''],
  ['/zh/', 700, ''],
] as const) {
  test(`issue 7.1 back leads to where ${address} was left ${tag}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await visit(page, address);
    await scrollDown(page, y);
    await leadOn(page);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => top(page)).toBe(y);
    await page.goForward();
    await expect(page).toHaveURL(/\/blog\//);
    await page.goBack();
    await expect.poll(() => top(page), 'a second time').toBe(y);
  });
}

test('S5-8 back leads to where the page was left, not to the heading of its hash @quick', async ({
  page,
}) => {
  await visit(page, '/guide/start/quick-start');
  await scrollDown(page, 300);
  const outline = page.getByRole('navigation', { name: 'On this page' });
  await outline.getByRole('link', { name: 'Keep it out', exact: false }).first().click();
  await expect(page).toHaveURL(/#keep-it-out$/);
  await expect.poll(() => top(page)).toBeGreaterThan(1000);
  await page.goBack();
  await expect(page).toHaveURL('/guide/start/quick-start');
  await expect.poll(() => top(page)).toBe(300);

  await visit(page, '/guide/start/quick-start?a=1#set-up');
  const heading = await top(page);
  expect(heading).toBeGreaterThan(0);
  await scrollDown(page, heading + DEEP);
  await leadOn(page);
  await page.goBack();
  await expect(page).toHaveURL('/guide/start/quick-start?a=1#set-up');
  await expect.poll(() => top(page)).toBe(heading + DEEP);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await top(page), 'and stays there').toBe(heading + DEEP);
});
