import type { Page } from '@playwright/test';
import { BREAKPOINTS } from '../../site/limits';
import { expect, test } from './fixtures';
import { visit } from './hydrated';

const PAGE = '/guide/start/intro';
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function open(page: Page, path = PAGE) {
  await visit(page, path);
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
}

test('S2-71 S4-7 the menu is a dialog that holds everything of the bar; Escape closes it @phone-only @core', async ({
  page,
}) => {
  await open(page);
  await expect(menu(page).getByRole('link', { name: 'Config' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: '简体中文' })).toHaveAttribute('lang', 'zh');
  await expect(menu(page).getByRole('group', { name: 'Theme' }).getByRole('radio')).toHaveCount(3);
  await expect(menu(page).getByRole('link', { name: /Discord/ })).toBeVisible();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await scrolling()).toBe('hidden');
  await menu(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect.poll(scrolling).not.toBe('hidden');
  await opener(page).click();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('S2-71 Tab and Shift+Tab stay inside, from the first press on @phone-only @quick', async ({ page }) => {
  for (const key of ['Shift+Tab', 'Tab']) {
    await open(page);
    const seen = new Set<string>();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press(key);
      const [inside, name] = await page.evaluate(() => {
        const { activeElement } = document;
        return [Boolean(activeElement?.closest('dialog')), activeElement?.outerHTML ?? ''] as const;
      });
      expect(inside, name).toBe(true);
      seen.add(name);
    }
    // Close, four sections, two languages, the theme, three social links.
    expect(seen.size).toBe(11);
  }
});

test('S4-8 S2-65 it closes on navigation, also to the page it stands on, and by a change of language @phone-only @core', async ({
  page,
}) => {
  await open(page);
  await menu(page).getByRole('link', { name: 'Config' }).click();
  await expect(page).toHaveURL('/config/options/options');
  await expect(menu(page)).toBeHidden();
  await opener(page).click();
  await menu(page).getByRole('link', { name: 'Config' }).click();
  await expect(menu(page)).toBeHidden();
  await open(page, `${PAGE}?a=1`);
  await menu(page).getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`/zh${PAGE}?a=1`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: '打开菜单' })).toBeVisible();
});

test('S4-9 it closes when the window reaches 768 px, and scrolling is given back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  await page.setViewportSize({ width: BREAKPOINTS.mobile - 1, height: 800 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: BREAKPOINTS.mobile, height: 800 });
  await expect(menu(page)).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('S4-1 S4-2 the theme is one of three @phone-only @quick', async ({ page }) => {
  await open(page);
  const stored = () => page.evaluate(() => localStorage.getItem('rspress-theme-appearance'));
  await expect(menu(page).getByRole('radio', { name: 'Auto' })).toBeChecked();
  for (const [name, value, dark] of [
    ['Dark', 'dark', true],
    ['Light', 'light', false],
    ['Auto', 'auto', false],
  ] as const) {
    await menu(page).getByRole('radio', { name }).check();
    expect(await stored()).toBe(value);
    expect(await page.locator('html').evaluate((html) => html.classList.contains('dark'))).toBe(dark);
  }
});
