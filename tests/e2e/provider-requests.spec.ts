import { expect } from './fixtures';
import { settled, visit } from './hydrated';
import { answerWith, failed, field, madeHit, open, option, search } from './providerDialog';
import { INDEX, providerTest as test } from './searchSite';

test('S7-1 to S7-10 S3-45 S9-7 S9-10 S9-11 the request is the one that DocSearch sends, and its first result is read @phone', async ({
  page,
  hosts,
  isMobile,
}) => {
  answerWith(hosts, (query) => [madeHit(query)]);
  await open(page);
  await search(page, 'bundle');
  await expect(option(page)).toHaveText(['Page bundle']);
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

test('S7-17 S7-18 the page connects early to the host that is asked first, and loads nothing but the button before intent', async ({
  page,
  hosts,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && (await response.text()).includes('DocSearch-Modal'))
      scripts.push(response.url());
  });
  await page.goto('/guide/start');
  const link = page.locator('link[rel="preconnect"]');
  await expect(link).toHaveAttribute('href', hosts[0].url);
  await expect(link).toHaveAttribute('crossorigin', '');
  await settled(page);
  expect(scripts).toEqual([]);
  expect(hosts.flatMap(({ seen }) => seen)).toEqual([]);
  await page.getByRole('button', { name: 'Search docs' }).hover();
  await expect.poll(() => scripts.length).toBe(1);
});

for (const [name, fault, error] of [
  ['500 of every host', { kind: 'status', status: 500 }, /^RetryError: .*hosts/],
  ['HTML', { kind: 'answer', body: '<!doctype html>', type: 'text/html' }, /^DeserializationError/],
] as const) {
  test(`S2-89 S4-25 S8-2 S8-3 S8-4 issue 6.4 the error screen stays after ${name}, and goes with the next answer`, async ({
    page,
    failWith,
    hosts,
  }) => {
    const errors: string[] = [];
    page.on('console', async (message) => {
      const thrown = message.args()[1];
      if (message.text().startsWith('The search service failed.') && thrown)
        errors.push(await thrown.evaluate(({ name: kind, message: words }) => `${kind}: ${words}`));
    });
    await open(page);
    await search(page, 'plugin');
    failWith(fault);
    await field(page).fill('bundle');
    await expect(failed(page)).toContainText('Unable to fetch results');
    await expect(failed(page)).toContainText('You might want to check your network connection.');
    await page.waitForTimeout(600);
    await expect(failed(page)).toBeVisible();
    // Nothing of an earlier answer can be opened behind it.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide\/start$/);
    expect(errors).toEqual([expect.stringMatching(error)]);
    for (const host of hosts) host.fault = () => undefined;
    await search(page, 'report');
    await expect(failed(page)).toBeHidden();
  });
}

test('S2-89 issue 6.5 by keys alone from an error to the search of the site, with the same query, and back to the button', async ({
  page,
  hosts,
}) => {
  for (const { url } of hosts) await page.route(`${url}/**`, (route) => route.abort('connectionrefused'));
  await visit(page, '/guide/start');
  const button = page.getByRole('button', { name: 'Search docs' });
  await button.press('Enter');
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
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('combobox')).toHaveValue('configuration');
  await expect(option(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
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
  const asked = () => hosts.flatMap(({ seen }) => seen).length;
  await expect.poll(asked).toBe(1);
  const spinner = page.locator('.DocSearch-LoadingIndicator');
  await page.clock.runFor(250);
  await expect(spinner).toBeHidden();
  await page.clock.runFor(100);
  await expect(spinner).toBeVisible();
  // It would be read as the result.
  await expect(page.getByText('No recent searches')).toBeHidden();
  await page.clock.runFor(700);
  await expect.poll(asked).toBe(2);
  await page.clock.runFor(40_000);
  await expect(failed(page)).toBeVisible();
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
  expect(first.seen.length).toBe(1);
  await ask('bundle size');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await ask('plugin');
  expect(first.seen.length).toBe(1);
  await page.clock.runFor(121_000);
  await ask('report');
  expect(first.seen.length).toBe(2);
});
