import type { Page } from '@playwright/test';
import * as LIMITS from '../../site/limits';
import { echoProvider } from '../support/echoAnswers';
import { axeViolations } from './axeViolations';
import { expect } from './fixtures';
import { expectHarmless } from './hostileDialog';
import { hydrated } from './hydrated';
import { EVIL, answerWith, failed, field, madeHit, open, option, search, stored } from './providerDialog';
import { providerTest as test } from './searchSite';

test('issue 6.4 issue 7.2 markup in hits and stored entries is text, and no address leaves the site or runs', async ({
  page,
  context,
  hosts,
}) => {
  const evil = (id: string, url: string) => ({
    ...madeHit(id, EVIL, {
      url,
      _snippetResult: { hierarchy: { lvl1: { value: `<mark>x</mark>${EVIL}` } } },
    }),
    hierarchy: { ...madeHit(id).hierarchy, lvl0: EVIL, lvl1: EVIL },
  });
  const script = evil('script', 'javascript:window.ran=1');
  const foreign = evil('foreign', '//evil.example/guide/bundle');
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    stored('RECENT'),
    JSON.stringify([script, foreign]),
  ] as const);
  answerWith(hosts, () => [script, foreign]);
  for (const query of ['', 'x']) {
    await open(page);
    if (query) await search(page, query);
    await expect(option(page)).toHaveCount(2);
    await expect(option(page).first()).toContainText(EVIL);
    const addresses = await option(page)
      .locator('a')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(addresses).toEqual([null, '/guide/bundle']);
    for (const keys of ['Enter', 'Control+Enter']) await page.keyboard.press(keys);
    expect(new URL(page.url()).pathname).toBe('/guide/start');
    expect(context.pages()).toHaveLength(1);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  }
  await open(page);
  await search(page, 'x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\/[^/]+\/guide\/bundle$/);
});

test('issue 6.3 hostile queries in the dialog of provider search: text, bounded, no error', async ({
  page,
  hosts,
}) => {
  for (const host of hosts) host.fault = echoProvider;
  // The field takes 64 characters, whatever is typed or pasted.
  await expectHarmless(page, '/guide/start', LIMITS.providerQueryLength);
});

test('issue 7.2 a stored entry that is broken opens the search of the site once, and is gone', async ({
  page,
  pageErrors,
}) => {
  for (const value of ['{', '{"slice":1}', '[{}]']) {
    await page.goto('/guide/start');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [stored('RECENT'), value] as const);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.getByText('No recent searches')).toBeVisible();
  }
  // What DocSearch threw.
  pageErrors.splice(0);
});

/**
 * What axe finds in DocSearch itself, whose roles are its own: the field names lists by ids that they do not have, and an
 * option holds a link.
 */
const OF_DOCSEARCH =
  /^(?:aria-valid-attr-value: #docsearch-input|nested-interactive: #docsearch-\S+(?: \| #docsearch-\S+)*)$/;

const found = async (page: Page) => (await axeViolations(page)).filter((line) => !OF_DOCSEARCH.test(line));

test('issue 6.5 axe finds nothing of ours on any screen @phone', async ({ page, failWith, isMobile }) => {
  const path = isMobile ? '/zh/guide/start' : '/guide/start';
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
  await open(page, path);
  expect(await found(page), 'start').toEqual([]);
  await search(page, isMobile ? '产物' : 'bundle');
  expect(await found(page), 'results').toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(/bundle/);
  await open(page, path);
  await expect(option(page)).toHaveCount(1);
  expect(await found(page), 'recent').toEqual([]);
  for (const button of await option(page).getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  await field(page).fill('zzz');
  await expect(page.getByRole('status').filter({ hasText: 'zzz' })).toBeAttached();
  expect(await found(page), 'nothing').toEqual([]);
  failWith({ kind: 'status', status: 503 });
  await field(page).fill('zzzz');
  await expect(failed(page)).toBeVisible();
  expect(await found(page), 'error').toEqual([]);
});
