import type { Page } from '@playwright/test';
import * as LIMITS from '../../site/limits';
import { hydrated } from './hydrated';
import { expect } from './fixtures';
import { providerTest as test } from './searchSite';

const open = async (page: Page, path = '/guide/start') => {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
};

const field = (page: Page) => page.getByRole('combobox');

const option = (page: Page) => page.getByRole('option');

const active = (page: Page) => page.getByRole('option', { selected: true });

const search = async (page: Page, query: string) => {
  await field(page).fill(query);
  await expect(option(page).first()).toBeVisible();
};

test('S2-85 S2-97 S3-41 results stand under their section and are links into this site', async ({
  page,
  baseURL,
}) => {
  await open(page);
  await search(page, 'plugin');
  await expect(page.getByRole('listbox', { name: 'Guide' })).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Config' })).toBeVisible();
  const links = await option(page).evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  expect(links.every((link) => link.startsWith(`${baseURL}/`))).toBe(true);
  await expect(option(page).first().locator('mark')).toHaveText('plugin');
  await expect(page.getByRole('status').getByText(/^\d+ results$/)).toBeAttached();
});

test('S2-90 S2-91 S2-92 S2-94 S4-32 the button opens, Escape closes, and focus is on the button again', async ({
  page,
}) => {
  await page.goto('/guide/start');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Search docs' });
  for (const way of ['click', 'Enter', 'Control+k', '/']) {
    if (way === 'click') await button.click();
    else if (way === 'Enter') await button.press('Enter');
    else await page.keyboard.press(way);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('S2-95 S2-96 the Chinese dialog speaks Chinese and finds Chinese pages', async ({ page }) => {
  await open(page, '/zh/guide/start');
  await expect(field(page)).toHaveAttribute('placeholder', '搜索文档');
  await expect(page.getByText('暂无最近搜索')).toBeVisible();
  await search(page, '产物');
  const links = await option(page).evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(links.every((link) => link?.startsWith('/zh/'))).toBe(true);
  await field(page).fill('没有这个词');
  await expect(page.getByText('没有找到 "没有这个词"')).toBeVisible();
  await expect(page.getByRole('link', { name: '告诉我们。' })).toBeVisible();
});

test('S4-26 S4-27 S4-28 the first hit is active, arrows wrap, Enter opens it inside the site', async ({
  page,
}) => {
  await open(page);
  await search(page, 'bundle');
  const all = await option(page).allTextContents();
  await expect(active(page)).toHaveText(all[0] ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText(all.at(-1) ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText(all[0] ?? '');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/bundle$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('in the full tier', { tag: '@search-services' }, () => {
  test('S2-84 S5-3 the start screen says that there are no recent searches', async ({ page }) => {
    await open(page);
    await expect(page.getByText('No recent searches')).toBeVisible();
  });

  test('S2-86 S2-88 no result is said, with a link that carries the query', async ({ page }) => {
    await open(page);
    await field(page).fill('zzz & zzz');
    await expect(page.getByText('No results for "zzz & zzz"').first()).toBeVisible();
    await expect(page.getByText('Believe this query should return results?')).toBeVisible();
    const link = page.getByRole('link', { name: 'Let us know.' });
    await expect(link).toHaveAttribute('href', 'https://code.example/new?title=zzz%20%26%20zzz');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('S2-87 S9-15 sections seen before are proposed, three at most, and searched by a click', async ({
    page,
  }) => {
    await open(page);
    await search(page, 'plugin');
    await field(page).fill('zzz');
    await expect(page.getByText('Try searching for:')).toBeVisible();
    const names = page.getByRole('listitem').getByRole('button');
    await expect(names).toHaveText(['Config', 'Guide']);
    await names.first().click();
    await expect(field(page)).toHaveValue('config ');
  });

  test('S2-91 S2-92 Ctrl+K closes what it opened; a slash in a text field is a slash', async ({ page }) => {
    await open(page);
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('S2-93 a character typed on the button opens with it once; with a modifier it does not open', async ({
    page,
  }) => {
    await page.goto('/guide/start');
    await hydrated(page);
    await page.getByRole('button', { name: 'Search docs' }).focus();
    await page.keyboard.press('Control+g');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.type('bundle');
    await expect(field(page)).toHaveValue('bundle');
    await expect(option(page).first()).toBeVisible();
  });

  test('S4-29 S4-30 S4-31 S4-38 Ctrl and Shift open apart and keep the dialog; Alt does nothing', async ({
    page,
    context,
  }) => {
    await open(page);
    await search(page, 'bundle');
    for (const keys of ['Control+Enter', 'Shift+Enter']) {
      const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
      await expect(opened).toHaveURL(/\/guide\/bundle$/);
      await opened.close();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    await page.keyboard.press('Alt+Enter');
    await expect(page).toHaveURL(/\/guide\/start$/);
  });

  test('S4-34 S4-35 a press outside closes; the button clears the query', async ({ page }) => {
    await open(page);
    await search(page, 'bundle');
    await page.getByRole('button', { name: 'Clear the query' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await page.mouse.click(5, 400);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('S5-1 S5-2 the field takes 64 characters, and starts with the selection cut to 64', async ({
    page,
  }) => {
    await page.goto('/guide/bundle');
    await hydrated(page);
    await page.evaluate(() => {
      const text = document.querySelector('main') as HTMLElement;
      getSelection()?.selectAllChildren(text);
    });
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveAttribute('maxlength', String(LIMITS.providerQueryLength));
    expect((await field(page).inputValue()).length).toBeLessThanOrEqual(LIMITS.providerQueryLength);
    expect((await field(page).inputValue()).length).toBeGreaterThan(LIMITS.providerQueryLength - 10);
  });

  test('S9-7 S9-8 S9-9 a group has up to 20 hits, on phones 5 @phone', async ({ page, isMobile }) => {
    await page.goto('/guide/start');
    await hydrated(page);
    await page.getByRole('button', { name: 'Search docs' }).click();
    await search(page, 'bundle');
    const hits = page.getByRole('listbox', { name: 'Guide' }).getByRole('option');
    if (isMobile) {
      await expect(hits).toHaveCount(LIMITS.providerGroupHitsMobile);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    } else expect(await hits.count()).toBeGreaterThan(LIMITS.providerGroupHitsMobile);
  });
});
