import type { Page } from '@playwright/test';
import { visit } from './hydrated';
import { axeViolations } from './axeViolations';
import { expect, test } from './sharedPage';

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

test.describe('beside the text', () => {
  test('S2-21 S4-6 the page is marked, and its group is open @core', async ({ page }) => {
    await page.goto(PAGE);
    const current = nav(page).locator('[aria-current=page]');
    await expect(current).toHaveAttribute('href', PAGE);
    await expect(current).toBeInViewport();
    await expect(group(page, 'Start')).toHaveAttribute('aria-expanded', 'true');
    await expect(nav(page).getByRole('list').first()).toBeVisible();
  });

  test('S4-5 a group shuts and opens, by pointer and by keyboard; what is shut is out of reach @core', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const button = group(page, 'Read the report');
    const link = nav(page)
      .getByRole('link', { name: /bundle/i })
      .first();
    const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    await expect(panel.getByRole('link').first()).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(panel).toBeHidden();
    await expect(link).toBeHidden();
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

  test('S4-6 a shut group opens when the reader comes to one of its pages; other choices stay @core', async ({
    page,
  }) => {
    // The last page of the group before it.
    await page.goto('/guide/start/open-report');
    await group(page, 'Read the report').click();
    await group(page, 'Help').click();
    await page.getByRole('link', { name: /^Next Page/ }).click();
    await expect(page).toHaveURL('/guide/start/features');
    await expect(group(page, 'Read the report')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, 'Help')).toHaveAttribute('aria-expanded', 'true');
    await expect(nav(page).locator('[aria-current=page]')).toHaveAttribute('href', '/guide/start/features');
  });

  for (const [route, own, inside] of [
    ['/guide/frameworks/nuxt', 'Tools and frameworks', 0],
    ['/zh/guide/rules/e1004', '规则', 9],
  ] as const) {
    test(`at most 32 links of the sidebar are in sight on ${route}, rule pages only among the rules`, async ({
      page,
    }) => {
      await page.goto(route);
      const list = page.locator('nav[class*=sidebar]');
      const links = list.getByRole('link').filter({ visible: true });
      expect(await links.count()).toBeLessThanOrEqual(32);
      expect(
        await links.evaluateAll(
          (all) => all.filter((link) => /rules\/e1/.test(link.getAttribute('href') ?? '')).length,
        ),
      ).toBe(inside);
      await expect(list.getByRole('button', { name: own, exact: true })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await expect(links.last()).toHaveAttribute('href', /\/guide\/overview$/);
    });
  }

  test('a long list shows the page being read without moving the page @core', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 420 });
    await page.goto('/guide/more/faq');
    await expect(nav(page).locator('[aria-current=page]')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
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

  test('S4-10 holds focus and scrolling, and has nothing for axe to find @core', async ({ page }) => {
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

  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => drawer(page).getByRole('button', { name: 'Close menu' }).click()],
    ['a press beside it', (page: Page) => page.mouse.click(380, 400)],
  ] as const) {
    test(`S4-10 closes by ${way} and gives focus and scrolling back @core`, async ({ page }) => {
      await close(page);
      await expect(drawer(page)).toBeHidden();
      await expect(menu(page)).toBeFocused();
      expect(await scrolls(page)).toBe(true);
    });
  }

  test('S4-10 closes on navigation, also to the page itself @core', async ({ page }) => {
    await drawer(page).locator('[aria-current=page]').click();
    await expect(drawer(page)).toBeHidden();
    await menu(page).click();
    await drawer(page).getByRole('link').first().click();
    await expect(page).toHaveURL('/guide/start/intro');
    await expect(drawer(page)).toBeHidden();
    expect(await scrolls(page)).toBe(true);
  });

  for (const width of [768, 1280]) {
    test(`S4-11 closes when the window becomes ${width} px wide, and the page scrolls again @core`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 767, height: 844 });
      await expect(drawer(page)).toBeVisible();
      await page.setViewportSize({ width, height: 844 });
      await expect(drawer(page)).toBeHidden();
      // The bar is still the folded one at 768 px, and the sidebar goes with it.
      await expect(nav(page)).toBeVisible({ visible: width > 768 });
      expect(await scrolls(page)).toBe(true);
      await page.mouse.move(width - 300, 500);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('S1-5 the pages stand below the text on a phone, all groups open @core', async ({ page }) => {
    await page.goto(PAGE);
    await expect(menu(page)).toHaveCount(0);
    const links = nav(page).getByRole('link');
    await expect(links.first()).toBeVisible();
    await expect(links.last()).toBeVisible();
    const text = await page.getByRole('main').boundingBox();
    const list = await nav(page).boundingBox();
    expect(list?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0) - 1);
  });
});
