import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { useEarly } from './useEarly';

const PAGE = '/guide/more/faq';
const dialog = (page: Page) => page.locator('dialog[open]');
const bar = (page: Page) => page.getByRole('banner');

test('the search that is asked for before the scripts are there opens with them, unless it was called off @core', async ({
  page,
}) => {
  const button = bar(page).getByRole('button', { name: 'Search docs' });
  const ways = [() => button.click(), () => page.keyboard.press('Control+k'), () => page.keyboard.press('/')];
  for (const way of ways) {
    await useEarly(page, PAGE, way);
    await expect(dialog(page).getByRole('combobox')).toBeFocused();
  }
  await useEarly(page, PAGE, async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('memoryy limit');
    for (let back = 0; back < 7; back += 1) await page.keyboard.press('Backspace');
  });
  await expect(dialog(page).getByRole('combobox')).toHaveValue('memory');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await page.goto('/404.html');
  await useEarly(page, PAGE, async () => {
    await button.click();
    await page.keyboard.press('Escape');
  });
  await useEarly(page, PAGE, async () => {
    await button.click();
    await page.getByRole('main').click({ position: { x: 2, y: 2 } });
    // The last press counts.
    await bar(page).getByRole('switch').click();
  });
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(dialog(page)).toHaveCount(0);
  // Of two themes the one that shows is switched, not the one of the HTML.
  await useEarly(page, PAGE, () => bar(page).getByRole('switch').click());
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('menus, groups of the sidebar and tabs that are pressed before the scripts are there follow', async ({
  page,
}) => {
  for (const menu of ['Rstack tools', 'Language: English']) {
    const opener = bar(page).getByRole('button', { name: menu });
    await useEarly(page, PAGE, () => opener.press('Enter'));
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
  }
  const group = page.locator('[data-part="sidebar"] button[aria-expanded]:visible').first();
  await useEarly(page, PAGE, () => group.click());
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  const tab = page.getByRole('tab').nth(1);
  await useEarly(page, '/guide/start/action', () => tab.click());
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('what is chosen or typed before the scripts are there counts', async ({ page }) => {
  const manager = page.getByRole('combobox', { name: 'Package manager' });
  await useEarly(page, '/guide/start/quick-start', async () => {
    await page.getByRole('combobox', { name: 'Build tool' }).selectOption('webpack');
    await manager.selectOption('pnpm');
  });
  await expect(page).toHaveURL(/\?tool=webpack&pm=pnpm$/);
  await expect(
    page.locator('main pre:visible', { hasText: 'pnpm add -D @rsdoctor/webpack-plugin' }),
  ).toBeVisible();
  await useEarly(page, '/', () =>
    page.locator('[name="install-manager"][value="bun"]').check({ force: true }),
  );
  await expect(page.locator('[data-install]')).toHaveAttribute('data-ready', '');
  await expect(page.locator('[name="install-manager"][value="bun"]')).toBeChecked();
  const links = page.getByRole('main').getByRole('link');
  await useEarly(page, '/guide/overview', () => page.getByRole('searchbox').fill('qqqq'));
  await expect(page.getByRole('searchbox')).toHaveValue('qqqq');
  await expect(links.filter({ hasText: 'FAQ' })).toHaveCount(0);
});

test('@phone @phone-only menus of a phone that are pressed before the scripts are there open with them', async ({
  page,
}) => {
  for (const opener of [
    bar(page).getByRole('button', { name: 'Open menu' }),
    page.locator('button[data-part="sidebar"]'),
  ]) {
    await useEarly(page, PAGE, () => opener.click());
    await expect(dialog(page)).toBeVisible();
  }
});
