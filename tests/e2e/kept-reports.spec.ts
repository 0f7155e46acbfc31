import { KEPT_REPORT_WORDS } from '../../site/words/reportView';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { full, openOwn } from './ownReport';

test('issue 21: a report is kept when the reader asks for it, opened again, and forgotten', async ({
  page,
}) => {
  await openOwn(page);
  const main = page.getByRole('main');
  const stored = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  const { keep, kept } = KEPT_REPORT_WORDS;
  await main.getByRole('tab', { name: 'Save' }).click();
  await main.getByRole('button', { name: keep.en }).click();
  await expect(main.getByRole('status').filter({ hasText: kept.en })).toBeVisible();
  expect(await stored()).toEqual(['rsdoctor.reports']);
  await page.reload();
  await hydrated(page);
  const listed = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove: / }) });
  await listed.getByRole('button').first().click();
  await expect(full(page)).toBeVisible();
  await expect(main.getByRole('tab', { name: 'Save' })).toHaveAttribute('aria-selected', 'true');
  await main.getByRole('button', { name: /^Remove: / }).click();
  await expect(main.getByRole('button', { name: /^Remove: / })).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => localStorage.getItem('rsdoctor.reports'))).toBeNull();
});

test('issue 21: a browser that has no room says that the report is not kept, and goes on showing it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openOwn(page);
  await page.getByRole('main').getByRole('tab', { name: 'Save' }).click();
  await page.getByRole('main').getByRole('button', { name: KEPT_REPORT_WORDS.keep.en }).click();
  await expect(page.getByRole('main').getByText(KEPT_REPORT_WORDS.full.en)).toBeVisible();
  await expect(full(page)).toBeVisible();
});
