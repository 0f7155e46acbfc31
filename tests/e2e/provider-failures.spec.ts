import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { expect } from './fixtures';
import { INDEX, providerTest as test } from './searchSite';

const open = async (page: Page, path = '/guide/start') => {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
};

const field = (page: Page) => page.getByRole('combobox');

const failed = (page: Page) => page.getByRole('dialog').getByText('Unable to fetch results').first();

const FAULTS = {
  '500 of every host': { kind: 'status', status: 500 },
  '503 of every host': { kind: 'status', status: 503 },
  'a refusal (403)': { kind: 'status', status: 403 },
  HTML: { kind: 'answer', body: '<!doctype html><p>Captive portal', type: 'text/html' },
  'broken JSON': { kind: 'answer', body: '{"results":[{"hits":[' },
  'no results at all': { kind: 'answer', body: '{"results":[]}' },
} as const;

const stored = (kind: 'RECENT' | 'FAVORITE') => `__DOCSEARCH_${kind}_SEARCHES__${INDEX}`;

const EVIL = '<img src=x onerror="window.ran=1">';

for (const [name, fault] of Object.entries(FAULTS)) {
  const tag = name === '500 of every host' ? [] : '@search-services';
  test(
    `S2-89 S4-25 S8-2 S8-4 the error screen stays after ${name}, and goes with the next answer`,
    { tag },
    async ({ page, failWith, hosts }) => {
      failWith(fault);
      await open(page);
      await field(page).fill('bundle');
      await expect(failed(page)).toBeVisible();
      await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
      await page.waitForTimeout(600);
      await expect(failed(page)).toBeVisible();
      await expect(page.getByText('No results for')).toBeHidden();
      // Nothing of an earlier answer can be opened behind it.
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/guide\/start$/);
      for (const host of hosts) host.fault = () => undefined;
      await field(page).fill('bundles');
      await field(page).fill('bundle');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(failed(page)).toBeHidden();
    },
  );
}

test('the error screen leads to the search of the site itself, with the same query', async ({
  page,
  failWith,
}) => {
  failWith({ kind: 'status', status: 503 });
  await open(page);
  await field(page).fill('configuration of the bundler');
  await expect(failed(page)).toBeVisible();
  await page.getByRole('button', { name: 'Search on this site instead' }).click();
  await expect(failed(page)).toBeHidden();
  await expect(field(page)).toHaveValue('configuration of the bundler');
  await page.getByRole('option').filter({ hasText: 'Put the plugin' }).click();
  await expect(page).toHaveURL(/\/guide\/start#install$/);
});

test('markup in stored entries and in hits is text, and addresses of scripts are no hits', async ({
  page,
  failWith,
}) => {
  const hit = {
    objectID: '1',
    url: '/guide/bundle',
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: EVIL, lvl1: EVIL },
    _highlightResult: { hierarchy: { lvl0: { value: EVIL }, lvl1: { value: EVIL } } },
    _snippetResult: { hierarchy: { lvl1: { value: `<mark>x</mark>${EVIL}` } } },
  };
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key as string, text as string),
    [stored('RECENT'), JSON.stringify([hit])],
  );
  const evil = { ...hit, objectID: '2', url: 'javascript:window.ran=1' };
  const foreign = { ...hit, objectID: '3', url: '//evil.example/guide/bundle' };
  const hits = [hit, evil, foreign, { ...hit, objectID: '4', hierarchy: null }, null];
  failWith({ kind: 'answer', body: JSON.stringify({ results: [{ hits, nbHits: 5 }] }) });
  await open(page);
  await expect(page.getByRole('row')).toContainText(EVIL);
  await field(page).fill('x');
  await expect(page.getByRole('option')).toHaveCount(2);
  for (const href of await page
    .getByRole('option')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')))) {
    expect(href).toBe('/guide/bundle');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/bundle$/);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test.describe('in the full tier', { tag: '@search-services' }, () => {
  test('S2-89 the error screen shows when no host listens', async ({ page, hosts }) => {
    await page.route(`${hosts[0].url}/**`, (route) => route.abort('connectionrefused'));
    await page.route(`${hosts[1].url}/**`, (route) => route.abort('connectionrefused'));
    await open(page);
    await field(page).fill('bundle');
    await expect(failed(page)).toBeVisible();
  });

  test('S9-16 S4-23 S4-24 S9-17 S8-11 silent hosts: loading without a sign, stalled after 300 ms, next host after 1 s, error screen in the end', async ({
    page,
    failWith,
    hosts,
  }) => {
    failWith({ kind: 'hang' });
    await page.clock.install();
    await open(page);
    // From here on, time passes only when the test says so.
    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page).fill('bundle');
    await expect.poll(() => hosts[0].seen.length + hosts[1].seen.length).toBe(1);
    const spinner = page.locator('.DocSearch-LoadingIndicator');
    await page.clock.runFor(250);
    await expect(spinner).toBeHidden();
    await page.clock.runFor(100);
    await expect(spinner).toBeVisible();
    await page.clock.runFor(700);
    await expect.poll(() => hosts[0].seen.length + hosts[1].seen.length).toBe(2);
    await page.clock.runFor(40_000);
    await expect(failed(page)).toBeVisible();
  });

  test('S4-23 a slow service is waited for: loading, and idle again with its answer', async ({
    page,
    failWith,
  }) => {
    failWith({ kind: 'slow', delay: 1500 });
    await open(page);
    const spinner = page.locator('.DocSearch-LoadingIndicator');
    await expect(spinner).toBeHidden();
    await field(page).fill('bundle');
    await expect(spinner).toBeVisible();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(spinner).toBeHidden();
  });

  test('S9-18 S8-11 a host that is down is not asked again for 120 s, also by a dialog opened anew', async ({
    page,
    hosts: [first, second],
  }) => {
    await page.clock.install();
    first.fault = () => ({ kind: 'status', status: 500 });
    await open(page);
    const ask = async (query: string) => {
      const before = second.seen.length;
      await field(page).fill(query);
      await expect.poll(() => second.seen.length).toBeGreaterThan(before);
    };
    await ask('bundle');
    const asked = first.seen.length;
    expect(asked).toBe(1);
    await ask('bundle size');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await ask('plugin');
    expect(first.seen.length).toBe(asked);
    await page.clock.runFor(121_000);
    await ask('report');
    expect(first.seen.length).toBe(asked + 1);
  });

  for (const value of [
    '{',
    'null',
    '{"slice":1}',
    '[null]',
    '[{}]',
    '7',
    `[{"objectID":"1","url":"javascript:window.ran=1","type":"lvl1","hierarchy":{"lvl0":"a","lvl1":"b"}}]`,
  ]) {
    test(`stored ${value.slice(0, 24)} is dropped and the page stays`, async ({ page }) => {
      await page.addInitScript(
        ([keys, text]) => (keys as string[]).forEach((key) => localStorage.setItem(key, text as string)),
        [[stored('RECENT'), stored('FAVORITE')], value],
      );
      await open(page);
      await expect(page.getByText('No recent searches')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
