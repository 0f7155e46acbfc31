import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { visit } from './hydrated';
import { axeViolations } from './axeViolations';

const PAGE = '/guide/start/quick-start';
const nav = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Documentation' });
const group = (page: Page, name: string) => nav(page).getByRole('button', { name, exact: true });
const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const scrolls = (page: Page) =>
  page.evaluate(
    () =>
      ![document.documentElement, document.body].some((box) => getComputedStyle(box).overflowY === 'hidden'),
  );

test('S2-21 S4-5 S4-6 the page is marked, its group open; a group shuts and opens, what is shut is out of reach @core', async ({
  page,
}) => {
  await visit(page, PAGE);
  const current = nav(page).locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', PAGE);
  await expect(current).toBeInViewport();
  await expect(group(page, 'Start')).toHaveAttribute('aria-expanded', 'true');
  const button = group(page, 'Read the report');
  const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  await expect(panel.getByRole('link').first()).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toBeHidden();
  await button.focus();
  await page.keyboard.press('Tab');
  await expect(group(page, 'Rules')).toBeFocused();
  await button.focus();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
});

test('S4-6 a shut group opens when the reader comes to one of its pages; other choices stay @quick', async ({
  page,
}) => {
  // The last page of the group before it.
  await visit(page, '/guide/start/open-report');
  await group(page, 'Read the report').click();
  await group(page, 'Help').click();
  await page.getByRole('link', { name: /^Next Page/ }).click();
  await expect(page).toHaveURL('/guide/start/features');
  await expect(group(page, 'Read the report')).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'Help')).toHaveAttribute('aria-expanded', 'true');
  await expect(nav(page).locator('[aria-current=page]')).toHaveAttribute('href', '/guide/start/features');
});

test('issue 18.5 at most 32 links are in sight, rule pages only among the rules; the page being read without scrolling', async ({
  page,
}) => {
  for (const [route, own, inside] of [
    ['/guide/frameworks/nuxt', 'Tools and frameworks', 0],
    ['/zh/guide/rules/e1004', '规则', 9],
  ] as const) {
    await page.goto(route);
    const list = page.locator('nav[class*=sidebar]');
    const links = list.getByRole('link').filter({ visible: true });
    expect(await links.count()).toBeLessThanOrEqual(32);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => /rules\/e1/.test(address))).toHaveLength(inside);
    expect(addresses.at(-1)).toMatch(/\/guide\/overview$/);
    const shown = list.getByRole('button', { name: own, exact: true });
    await expect(shown).toHaveAttribute('aria-expanded', 'true');
  }
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.goto('/guide/more/faq');
  await expect(nav(page).locator('[aria-current=page]')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('issue 18.5 the place of a page in the sidebar is above its text or in the bar, on one line', async ({
  page,
}) => {
  await page.goto('/guide/rules/e1006');
  const trail = page
    .getByText('Rules', { exact: true })
    .and(page.locator('p > span'))
    .filter({ visible: true });
  for (const width of [320, 390, 800, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(trail, `${width} px`).toHaveCount(1);
    const line = await trail.locator('..').boundingBox();
    expect(line?.height, `${width} px`).toBeLessThan(30);
    expect((line?.x ?? 0) + (line?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
  }
});

test.describe('as a drawer', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await visit(page, PAGE);
    await expect(nav(page)).toBeHidden();
    await menu(page).click();
    await expect(drawer(page)).toBeVisible();
  });

  test('S4-10 holds focus and scrolling, and has nothing for axe to find', async ({ page }) => {
    expect(await scrolls(page)).toBe(false);
    const inside = () =>
      page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement));
    for (let press = 0; press < 45; press += 1) {
      await page.keyboard.press('Tab');
      expect(await inside()).toBe(true);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await inside()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('S4-10 closes by Escape, its button, a press beside it and navigation; gives focus and scrolling back @core', async ({
    page,
  }) => {
    const ways = [
      () => page.keyboard.press('Escape'),
      () => drawer(page).getByRole('button', { name: 'Close menu' }).click(),
      () => page.mouse.click(380, 400),
    ];
    for (const close of ways) {
      await close();
      await expect(drawer(page)).toBeHidden();
      // Away from the tools in the bar, which a mouse opens by pointing.
      await page.mouse.move(380, 600);
      await expect(menu(page)).toBeFocused();
      expect(await scrolls(page)).toBe(true);
      await menu(page).click();
      await expect(drawer(page)).toBeVisible();
    }
    await drawer(page).locator('[aria-current=page]').click();
    await expect(drawer(page)).toBeHidden();
    await menu(page).click();
    await drawer(page).getByRole('link').first().click();
    await expect(page).toHaveURL('/guide/start/intro');
    await expect(drawer(page)).toBeHidden();
    expect(await scrolls(page)).toBe(true);
  });

  test('S4-11 closes when the window becomes wide, and the page scrolls again', async ({ page }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width: 767, height: 844 });
      if (width === 1280) await menu(page).click();
      await expect(drawer(page)).toBeVisible();
      await page.setViewportSize({ width, height: 844 });
      await expect(drawer(page)).toBeHidden();
      // The bar is still the folded one at 768 px, and the sidebar goes with it.
      await expect(nav(page)).toBeVisible({ visible: width > 768 });
      expect(await scrolls(page)).toBe(true);
      await page.mouse.move(width - 300, 500);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  });
});
