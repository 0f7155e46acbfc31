import type { CDPSession, Page } from '@playwright/test';
import * as LIMITS from '../../site/limits';
import { hydrated } from './hydrated';
import { expect } from './fixtures';
import { axeViolations } from './axeViolations';
import { INDEX, providerTest as test } from './searchSite';

const field = (page: Page) => page.getByRole('combobox');

const option = (page: Page) => page.getByRole('option');

const open = async (page: Page, path = '/guide/start') => {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
};

const compose = async (session: CDPSession, text: string) => {
  await session.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
};

test.describe('in the full tier', { tag: '@search-services' }, () => {
  test('issue 6.4 what an input method composes is neither searched nor opened', async ({ page, hosts }) => {
    await open(page, '/zh/guide/start');
    await field(page).fill('插件');
    await expect(option(page).first()).toBeVisible();
    const before = hosts.flatMap(({ seen }) => seen).length;
    await field(page).fill('');
    const session = await page.context().newCDPSession(page);
    for (const text of ['c', 'chan', 'chanwu']) await compose(session, text);
    await expect(field(page)).toHaveValue('chanwu');
    // The key that takes a proposal of the input method: Enter with the code 229, in Safari after the composition.
    await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
    await field(page).dispatchEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true });
    await page.waitForTimeout(LIMITS.searchDebounce);
    expect(hosts.flatMap(({ seen }) => seen)).toHaveLength(before);
    await session.send('Input.insertText', { text: '产物' });
    await expect(option(page).first()).toContainText('产物');
    await expect(page).toHaveURL(/\/zh\/guide\/start$/);
  });

  test('S4-17 another language is another search: Chinese is asked for after the switch, and nothing of before is left', async ({
    page,
    hosts,
  }) => {
    await open(page);
    await field(page).fill('bundle');
    await expect(option(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /English/ })
      .click();
    await page.getByRole('link', { name: '简体中文' }).first().click();
    await expect(page).toHaveURL(/\/zh\/guide\/start$/);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
    await expect(option(page)).toHaveCount(0);
    await field(page).fill('产物');
    await expect(option(page).first()).toHaveAttribute('href', /^\/zh\//);
    const last = hosts.flatMap(({ seen }) => seen).at(-1);
    expect(last?.body).toContain('lang:zh');
  });

  test('issue 6.5 by keys alone: from the button through an error to the search of the site, and back to the button', async ({
    page,
    failWith,
  }) => {
    failWith({ kind: 'status', status: 503 });
    await page.goto('/guide/start');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Search docs' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('configuration');
    const local = page.getByRole('button', { name: 'Search on this site instead' });
    await expect(local).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Unable to fetch results' })).toBeAttached();
    for (let press = 0; press < 5; press += 1) {
      if (await local.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(local).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('configuration');
    await expect(option(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`issue 6.5 axe finds nothing beside recent and favourite entries, and while it loads, in ${colorScheme} @phone`, async ({
      page,
      failWith,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const entry = (id: string) => ({
        objectID: id,
        url: `/guide/bundle#${id}`,
        type: 'lvl2',
        content: null,
        hierarchy: { lvl0: 'Guide', lvl1: 'Bundle', lvl2: `Part ${id}` },
      });
      await page.addInitScript(
        ([index, recent, favourite]) => {
          localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${index}`, recent ?? '');
          localStorage.setItem(`__DOCSEARCH_FAVORITE_SEARCHES__${index}`, favourite ?? '');
        },
        [INDEX, JSON.stringify([entry('a'), entry('b')]), JSON.stringify([entry('c')])],
      );
      await page.goto('/guide/start');
      await hydrated(page);
      await page.getByRole('button', { name: 'Search docs' }).click();
      await expect(page.getByRole('row')).toHaveCount(3);
      expect(await axeViolations(page), 'saved').toEqual([]);
      for (const each of await page.getByRole('gridcell').getByRole('button').all()) {
        const box = await each.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      }
      failWith({ kind: 'hang' });
      await field(page).fill('bundle');
      await expect(page.locator('.DocSearch-LoadingIndicator')).toBeVisible();
      expect(await axeViolations(page), 'loading').toEqual([]);
    });
  }
});
