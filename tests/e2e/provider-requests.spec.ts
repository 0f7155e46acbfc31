import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { expect } from './fixtures';
import { axeViolations } from './axeViolations';
import { policyReports } from './policyReports';
import { INDEX, providerTest as test } from './searchSite';
import { settled } from './settled';

const open = async (page: Page, path = '/guide/start') => {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: /Search docs|搜索文档/ }).click();
  await expect(field(page)).toBeFocused();
};

const field = (page: Page) => page.getByRole('combobox');

test('issue 7.2 asking, marks and following meet the enforced policy', async ({ page }) => {
  const reports = await policyReports(page);
  const response = await page.goto('/guide/start');
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await open(page);
  await field(page).fill('bundle');
  await expect(page.getByRole('option').first().locator('mark').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/bundle/);
  expect(reports).toEqual([]);
});

test('S4-36 S4-37 S4-39 S4-40 S3-44 recent searches are kept, saved and removed', async ({ page }) => {
  const visit = async (query: string) => {
    await field(page).fill(query);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    // The next search begins on the page that the result leads to.
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  };
  const recent = page.getByRole('grid', { name: 'Recent' }).getByRole('row');
  const favourite = page.getByRole('grid', { name: 'Favorite' }).getByRole('row');
  await open(page);
  await visit('install');
  await visit('bundle');
  await expect(recent).toHaveCount(2);
  const entries = await page.evaluate(
    (key) => localStorage.getItem(key),
    `__DOCSEARCH_RECENT_SEARCHES__${INDEX}`,
  );
  expect(entries).not.toMatch(/_snippetResult|_highlightResult|<mark>/);
  await recent.first().getByRole('button', { name: 'Save this search' }).click();
  await expect(recent).toHaveCount(1);
  await expect(favourite).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  // S4-37: what is a favourite does not become recent as well.
  await visit('bundle');
  await expect(recent).toHaveCount(1);
  await recent.getByRole('button', { name: 'Remove this search from history' }).click();
  await expect(recent).toHaveCount(0);
  await favourite.getByRole('button', { name: 'Remove this search from favorites' }).click();
  await expect(page.getByText('No recent searches')).toBeVisible();
});

test.describe('in the full tier', { tag: '@search-services' }, () => {
  test('S7-1 to S7-9 S9-10 S9-11 the request is the one that DocSearch sends @phone', async ({
    page,
    hosts,
    isMobile,
  }) => {
    await open(page);
    await field(page).fill('bundle');
    await expect(page.getByRole('option').first()).toBeVisible();
    const [request] = hosts.flatMap(({ seen }) => seen);
    expect(request?.method).toBe('POST');
    expect(request?.url.pathname).toMatch(/^\/1\/indexes\/(\*|%2A)\/queries$/);
    expect(request?.url.searchParams.get('x-algolia-application-id')).toBe('TESTAPP');
    expect(request?.url.searchParams.get('x-algolia-api-key')).toBe('search-key');
    expect(request?.headers['content-type']).toContain('text/plain');
    const words = isMobile ? 5 : 10;
    const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(JSON.parse(request?.body ?? '')).toEqual({
      requests: [
        {
          query: 'bundle',
          indexName: INDEX,
          attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
          attributesToSnippet: [...levels.map((level) => `${level}:${words}`), `content:${words}`],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: false,
          facetFilters: ['lang:en'],
        },
      ],
    });
  });

  test('S7-17 the page connects early to the host that is asked first', async ({ page, hosts }) => {
    await page.goto('/');
    const link = page.locator('link[rel="preconnect"]');
    await expect(link).toHaveAttribute('href', hosts[0].url);
    await expect(link).toHaveAttribute('crossorigin', '');
  });

  test('S7-18 nothing but the button is loaded before intent, and no host but the search hosts is asked', async ({
    page,
    hosts,
  }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js') && (await response.text()).includes('DocSearch-Modal'))
        scripts.push(response.url());
    });
    await page.goto('/guide/start');
    await settled(page);
    expect(scripts).toEqual([]);
    expect(hosts.flatMap(({ seen }) => seen)).toEqual([]);
    await page.getByRole('button', { name: 'Search docs' }).hover();
    await expect.poll(() => scripts.length).toBe(1);
  });

  test('S9-12 S9-13 S9-14 seven recent entries, four beside favourites, ten favourites', async ({ page }) => {
    const entries = Array.from({ length: 12 }, (_, index) => ({
      objectID: String(index),
      url: `/guide/bundle#part-${index}`,
      type: 'lvl1',
      content: null,
      hierarchy: { lvl0: 'Guide', lvl1: `Entry ${index}` },
    }));
    await page.addInitScript(
      ([key, text]) => localStorage.setItem(key as string, text as string),
      [`__DOCSEARCH_RECENT_SEARCHES__${INDEX}`, JSON.stringify(entries)],
    );
    await open(page);
    await expect(page.getByRole('row')).toHaveCount(7);
    await page.addInitScript(
      ([key, text]) => localStorage.setItem(key as string, text as string),
      [`__DOCSEARCH_FAVORITE_SEARCHES__${INDEX}`, JSON.stringify(entries)],
    );
    await open(page);
    await expect(page.getByRole('grid', { name: 'Recent' }).getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('grid', { name: 'Favorite' }).getByRole('row')).toHaveCount(10);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [path, query] of [
      ['/guide/start', 'bundle'],
      ['/zh/guide/start', '产物'],
    ] as const) {
      test(`axe finds nothing on any screen of ${path} in ${colorScheme} @phone`, async ({
        page,
        failWith,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, path);
        expect(await axeViolations(page), 'start').toEqual([]);
        await field(page).fill(query);
        await expect(page.getByRole('option').first()).toBeVisible();
        expect(await axeViolations(page), 'results').toEqual([]);
        await page.keyboard.press('Enter');
        await page.waitForURL(/bundle/);
        await open(page, path);
        await expect(page.getByRole('row')).toHaveCount(1);
        expect(await axeViolations(page), 'recent').toEqual([]);
        await field(page).fill('zzz');
        await expect(page.getByRole('status').filter({ hasText: 'zzz' })).toBeAttached();
        expect(await axeViolations(page), 'nothing').toEqual([]);
        failWith({ kind: 'status', status: 503 });
        await field(page).fill('zzzz');
        await expect(page.getByRole('button', { name: /instead|站内/ })).toBeVisible();
        expect(await axeViolations(page), 'error').toEqual([]);
      });
    }
  }

  test('S4-33 Tab walks inside the dialog and never leaves it', async ({ page }) => {
    await open(page);
    await field(page).fill('plugin');
    await expect(page.getByRole('option').first()).toBeVisible();
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press(press % 7 === 6 ? 'Shift+Tab' : 'Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
  });
});
