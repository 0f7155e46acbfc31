import type { Page } from '@playwright/test';
import * as LIMITS from '../../site/limits';
import { echoRemote } from '../support/echoAnswers';
import { axeViolations } from './axeViolations';
import { expect } from './fixtures';
import { expectHarmless } from './hostileDialog';
import { visit } from './hydrated';
import { policyReports } from './policyReports';
import { hooksTest, remoteTest as test } from './searchSite';
import { toChinese } from './searchDialog';

const open = async (page: Page, path = '/guide/start') => {
  await visit(page, path);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
};

const field = (page: Page) => page.getByRole('combobox');

const option = (page: Page) => page.getByRole('option');

const nothing = (page: Page, query: string) => page.getByText(`No results for "${query}"`).first();

test('S2-108 S3-18 S7-13 issue 6.5 issue 7.2 each index has a tab; results of this site open here, and the enforced policy is met', async ({
  page,
}) => {
  const reports = await policyReports(page);
  await open(page);
  await field(page).fill('bundle');
  await expect(page.getByRole('tab')).toHaveText(['This site', 'Other site']);
  await expect(option(page).first()).toHaveAttribute('href', /^\/guide\/bundle/);
  await expect(option(page).first().locator('mark').first()).toHaveText(/bundle/i);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'This site' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Other site' })).toBeFocused();
  await expect(option(page).first()).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Home');
  await expect(option(page).first()).toHaveAttribute('href', /^\/guide\/bundle/);
  await field(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/bundle/);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(reports).toEqual([]);
});

test('S8-8 issue 15 a failed service is logged, and told below the empty list; its button leads to the site’s own search', async ({
  page,
  failWith,
  hosts: [host],
  pageErrors,
}) => {
  failWith({ kind: 'status', status: 500 });
  await open(page);
  await field(page).fill('bundle');
  await expect(nothing(page, 'bundle')).toBeVisible();
  await expect(page.getByText("The search service didn't answer.").first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  host.fault = () => undefined;
  await field(page).fill('');
  await field(page).fill('bundle');
  await expect(option(page).first()).toBeVisible();
  failWith({ kind: 'answer', body: '<!doctype html>', type: 'text/html' });
  await field(page).fill('bundle size');
  await page.getByRole('button', { name: 'Search on this site instead' }).click();
  await expect(option(page).first()).toHaveAttribute('href', /^\/guide\/bundle/);
  await expect(field(page)).toBeFocused();
  const logged = pageErrors.filter((line) => line.includes('Failed to search'));
  expect(logged).toHaveLength(2);
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((line) => !logged.includes(line)));
});

hooksTest(
  'S7-20 S3-40 hooks see each search, rewrite the query, add a list and draw it',
  async ({ page, hosts: [host], pageErrors }) => {
    await open(page);
    await field(page).fill('package');
    await expect(option(page).first()).toHaveAttribute('href', /bundle/);
    expect(host.seen.at(-1)?.url.searchParams.get('keyword')).toBe('bundle');
    await page.getByRole('tab', { name: 'Answers' }).click();
    await expect(page.getByText('About bundle')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const notes = await page.evaluate(() => (window as unknown as { searchNotes: unknown[] }).searchNotes);
    expect(notes).toEqual([
      ['before', 'package', 'en'],
      ['on', 'bundle', 2],
      ['after', 'bundle', 3],
    ]);
    // A hook that throws is logged, and the results show all the same.
    await field(page).fill('throw');
    await expect(nothing(page, 'throw')).toBeVisible();
    const logged = pageErrors.filter((line) => line.includes('search hook onSearch'));
    expect(logged).toHaveLength(1);
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((line) => !logged.includes(line)));
  },
);

test('S7-12 S4-17 another language asks for its own pages, and for nothing that an input method composes', async ({
  page,
  hosts: [host],
}) => {
  await open(page);
  await field(page).fill('bundle');
  await expect(option(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await toChinese(page);
  await expect(page).toHaveURL('/zh/guide/start');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
  const asked = host.seen.length;
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'chanwu', selectionStart: 6, selectionEnd: 6 });
  await expect(field(page)).toHaveValue('chanwu');
  await page.waitForTimeout(LIMITS.searchDebounce * 3);
  expect(host.seen).toHaveLength(asked);
  await session.send('Input.insertText', { text: '产物' });
  await expect(option(page).first()).toHaveAttribute('href', /^\/zh\//);
  expect(host.seen.at(-1)?.url.searchParams.get('lang')).toBe('zh');
});

test('issue 6.3 hostile queries in the dialog of remote search: text, bounded, no error', async ({
  page,
  hosts: [host],
}) => {
  host.fault = echoRemote;
  await expectHarmless(page, '/guide/start');
});
