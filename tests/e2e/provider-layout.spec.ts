import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { expect } from './fixtures';
import { providerTest as test } from './searchSite';

const field = (page: Page) => page.getByRole('combobox');

const open = async (page: Page) => {
  await page.goto('/guide/start');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
};

test.describe('in the full tier', { tag: '@search-services' }, () => {
  test('S4-24 a search that takes long is not shown as one without results', async ({ page, failWith }) => {
    failWith({ kind: 'hang' });
    await page.clock.install();
    await open(page);
    await expect(page.getByText('No recent searches')).toBeVisible();
    // Time stands, so that no host is given up and no error takes the place of the screen.
    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page).fill('bundle');
    await page.clock.runFor(350);
    await expect(page.locator('.DocSearch-LoadingIndicator')).toBeVisible();
    await expect(page.getByText('No recent searches')).toBeHidden();
  });

  test('S2-90 on a low window the whole dialog is in sight, with its last result and its footer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await open(page);
    await field(page).fill('bundle');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.locator('.DocSearch-Modal')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 });
  });
});
