import type { Page } from '@playwright/test';
import * as LIMITS from '../../site/limits';
import { hydrated } from './hydrated';
import { axeViolations } from './axeViolations';
import { expect } from './fixtures';
import { policyReports } from './policyReports';
import { hooksTest, remoteTest as test } from './searchSite';

const open = async (page: Page, path = '/guide/start') => {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
};

const field = (page: Page) => page.getByRole('combobox');

const option = (page: Page) => page.getByRole('option');

const nothing = (page: Page, query: string) => page.getByText(`No results for "${query}"`).first();

const FAULTS = {
  'status 500': { kind: 'status', status: 500 },
  'status 403': { kind: 'status', status: 403 },
  'broken JSON': { kind: 'answer', body: '[{"index":' },
  HTML: { kind: 'answer', body: '<!doctype html>', type: 'text/html' },
  'no list': { kind: 'answer', body: '{"hits":[]}' },
} as const;

test('S3-18 S7-13 S2-108 issue 7.2 each index has a tab; results of this site open here, and the enforced policy is met', async ({
  page,
}) => {
  const reports = await policyReports(page);
  await open(page);
  await field(page).fill('bundle');
  await expect(page.getByRole('tab')).toHaveText(['This site', 'Other site']);
  await expect(option(page).first()).toHaveAttribute('href', /^\/guide\/bundle/);
  await expect(option(page).first().locator('mark').first()).toHaveText(/bundle/i);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/bundle/);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(reports).toEqual([]);
});

for (const [name, fault] of Object.entries(FAULTS)) {
  const tag = name === 'status 500' ? [] : '@search-services';
  test(
    `S8-8 ${name} is logged, and the list is empty until the service is back`,
    { tag },
    async ({ page, failWith, hosts: [host], pageErrors }) => {
      failWith(fault);
      await open(page);
      await field(page).fill('bundle');
      await expect(nothing(page, 'bundle')).toBeVisible();
      const logged = pageErrors.findIndex((line) => line.includes('Failed to search'));
      expect(logged).toBeGreaterThanOrEqual(0);
      pageErrors.splice(logged, 1);
      host.fault = () => undefined;
      await field(page).fill('');
      await field(page).fill('bundle');
      await expect(option(page).first()).toBeVisible();
    },
  );
}

test('markup and addresses of scripts in an answer do nothing', async ({ page, failWith }) => {
  const page1 = {
    title: '<img src=x onerror="window.ran=1">',
    content: 'bundle <script>window.ran=1</script>',
    routePath: '/guide/bundle',
    toc: [{ id: 'a', text: '<b>bundle</b>', depth: 2, charIndex: 0 }, null],
  };
  const hits = [
    page1,
    { ...page1, routePath: 'javascript:window.ran=1' },
    { ...page1, routePath: '//evil.example/x' },
    { ...page1, title: 7 },
    null,
  ];
  const other = [{ ...page1, domain: 'javascript:window.ran=1//' }];
  failWith({
    kind: 'answer',
    body: JSON.stringify([
      { index: 'docs', hits },
      { index: 'other', hits: other },
    ]),
  });
  await open(page);
  await field(page).fill('bundle');
  await expect(page.getByRole('group')).toHaveCount(1);
  await expect(page.getByRole('group')).toContainText('<img src=x');
  await page.getByRole('tab', { name: 'Other site' }).click();
  await expect(option(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

hooksTest(
  'S7-20 S3-40 hooks see each search, rewrite the query, add a list and draw it',
  async ({ page, hosts: [host] }) => {
    await open(page);
    await field(page).fill('package');
    await expect(option(page).first()).toHaveAttribute('href', /bundle/);
    expect(host.seen.at(-1)?.url.searchParams.get('keyword')).toBe('bundle');
    await page.getByRole('tab', { name: 'Answers' }).click();
    await expect(page.getByText('About bundle')).toBeVisible();
    const notes = await page.evaluate(() => (window as unknown as { searchNotes: unknown[] }).searchNotes);
    expect(notes).toEqual([
      ['before', 'package', 'en'],
      ['on', 'bundle', 2],
      ['after', 'bundle', 3],
    ]);
  },
);

test.describe('in the full tier', { tag: '@search-services' }, () => {
  test('S7-11 S7-12 the service is asked by GET with keyword, limit, searchIndexes and lang', async ({
    page,
    hosts: [host],
  }) => {
    await open(page);
    await field(page).fill('size of a & b');
    await expect.poll(() => host.seen.length).toBe(1);
    const [request] = host.seen;
    expect(request?.method).toBe('GET');
    expect(request?.url.pathname).toBe('/search');
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      keyword: 'size of a & b',
      limit: String(LIMITS.searchPages),
      searchIndexes: 'docs,other',
      lang: 'en',
    });
  });

  test('S2-106 S2-107 results of the other index open in a new tab that cannot reach back', async ({
    page,
  }) => {
    await open(page);
    await field(page).fill('bundle');
    await page.getByRole('tab', { name: 'This site' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Other site' })).toBeFocused();
    const first = option(page).first();
    await expect(first).toHaveAttribute('href', /^https:\/\/other\.example\/guide\/bundle/);
    await expect(first).toHaveAttribute('target', '_blank');
    await expect(first).toHaveAttribute('rel', /noopener/);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('S7-12 the Chinese page asks for Chinese', async ({ page, hosts: [host] }) => {
    await open(page, '/zh/guide/start');
    await field(page).fill('产物');
    await expect(option(page).first()).toHaveAttribute('href', /^\/zh\//);
    expect(host.seen.at(-1)?.url.searchParams.get('lang')).toBe('zh');
  });

  test('S8-8 a service that does not answer within the time-out leaves the list empty', async ({
    page,
    failWith,
    pageErrors,
    hosts: [host],
  }) => {
    failWith({ kind: 'hang' });
    await page.clock.install();
    await open(page);
    await field(page).fill('bundle');
    await page.clock.runFor(LIMITS.searchDebounce + 10);
    await expect.poll(() => host.seen.length).toBe(1);
    await page.clock.runFor(LIMITS.remoteTimeout);
    await expect(nothing(page, 'bundle')).toBeVisible();
    const logged = pageErrors.findIndex((line) => line.includes('Failed to search'));
    expect(pageErrors.splice(logged, 1)[0]).toContain('Failed to search');
  });

  test('a request that nobody waits for is aborted, and its answer never shows', async ({
    page,
    hosts: [host],
  }) => {
    host.fault = ({ url }) => (url.searchParams.get('keyword') === 'install' ? { kind: 'hang' } : undefined);
    const aborted: string[] = [];
    page.on('requestfailed', (request) => aborted.push(`${request.failure()?.errorText} ${request.url()}`));
    await open(page);
    await field(page).fill('install');
    await expect.poll(() => host.seen.length).toBe(1);
    await field(page).fill('mode');
    await expect(option(page).first()).toHaveAttribute('href', /\/config\/options/);
    expect(aborted.filter((line) => line.includes('keyword=install'))).toHaveLength(1);
    expect(aborted[0]).toContain('ERR_ABORTED');
  });

  hooksTest(
    'a hook that throws is logged, and the results show all the same',
    async ({ page, pageErrors }) => {
      await open(page);
      await field(page).fill('throw');
      await expect(nothing(page, 'throw')).toBeVisible();
      const logged = pageErrors.findIndex((line) => line.includes('search hook onSearch'));
      expect(pageErrors.splice(logged, 1)[0]).toContain('onSearch');
    },
  );
});
