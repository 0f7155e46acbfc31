import type { Page } from '@playwright/test';
import { docSearchKeys, storedIndex } from '../../site/storageKeys';
import { hydrated } from './hydrated';
import { expect } from './fixtures';
import { INDEX, providerTest as test } from './searchSite';

const field = (page: Page) => page.getByRole('combobox');
const option = (page: Page) => page.getByRole('option');

const open = async (page: Page, path = '/guide/start') => {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
};

test('issue 15 a query that failed offline is asked again when the network is back', async ({
  page,
  context,
  pageErrors,
}) => {
  await open(page);
  await context.setOffline(true);
  await field(page).fill('bundle');
  await expect(page.getByRole('dialog').getByText('Unable to fetch results').first()).toBeVisible();
  await expect(option(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(option(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('bundle');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('dialog').getByText('Unable to fetch results')).toHaveCount(0);
  pageErrors.splice(0);
});

test('issue 15 recent searches are kept by language', async ({ page }) => {
  await open(page, '/zh/guide/start');
  await field(page).fill('产物');
  await expect(option(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const kept = (lang: 'en' | 'zh') =>
    page.evaluate((key) => localStorage.getItem(key), docSearchKeys(storedIndex(INDEX, lang))[0] ?? '');
  expect(await kept('zh')).toContain('/zh/');
  expect(await kept('en')).toBeNull();
  await open(page);
  await expect(page.getByRole('row')).toHaveCount(0);
  await open(page, '/zh/guide/start');
  await expect(page.getByRole('row')).toHaveCount(1);
});
