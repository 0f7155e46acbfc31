import type { Page } from '@playwright/test';
import * as LIMITS from '../../site/limits';
import { SEARCH_INSIGHTS } from '../../site/searchSettings';
import { docSearchKeys } from '../../site/storageKeys';
import { expect } from './fixtures';
import { answerWith, field, madeHit, open, option } from './providerDialog';
import { INDEX, switchedProviderTest as test } from './searchSite';

// The site is built once for the whole file, not once per worker.

test.describe.configure({ mode: 'default' });

/** A call of the script that reports to the provider: its name and what it reports. */
type Report = readonly [name: string, event?: { readonly objectIDs?: readonly string[] }];

/** Stands for that script: takes what DocSearch has queued, and all that comes after. */
const NOTE_REPORTS = `{
  const reports = (window.reports = [...aa.queue]);
  aa.queue = { push: (report) => reports.push(report) };
}`;

/** The calls of one name; none before the script has come. */
const reports = async (page: Page, name: string) => {
  const all = await page.evaluate(() => (window as unknown as { reports?: Report[] }).reports ?? []);
  return all.filter(([each]) => each === name).map(([, event]) => event);
};

test('S7-18 S7-8 with insights on, what is seen for 400 ms is reported, 20 hits at once, and what is opened', async ({
  page,
  hosts,
  pageErrors,
}) => {
  answerWith(hosts, (query) =>
    Array.from({ length: LIMITS.providerGroupHits }, (_, at) => madeHit(`${query}-${at}`)),
  );
  await page.route(SEARCH_INSIGHTS.script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: NOTE_REPORTS }),
  );
  await page.clock.install();
  await open(page);
  await expect.poll(() => reports(page, 'addAlgoliaAgent')).toHaveLength(1);
  // From here on, time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('one');
  await expect(option(page).first()).toHaveText('Page one-0');
  await page.clock.runFor(300);
  await field(page).fill('two');
  await expect(option(page).first()).toHaveText('Page two-0');
  await page.clock.runFor(395);
  expect(await reports(page, 'viewedObjectIDs')).toEqual([]);
  await page.clock.runFor(10);
  const objectIDs = Array.from({ length: LIMITS.providerGroupHits }, (_, at) => `two-${at}`);
  expect(await reports(page, 'viewedObjectIDs')).toMatchObject([
    { eventName: 'Items Viewed', index: INDEX, objectIDs },
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#two-0$/);
  expect(await reports(page, 'clickedObjectIDsAfterSearch')).toMatchObject([
    { index: INDEX, objectIDs: ['two-0'], positions: [1], queryID: 'id-of-two' },
  ]);
  const asked = hosts.flatMap(({ seen }) => seen).map(({ body }) => JSON.parse(body) as object);
  expect(asked).toMatchObject([
    { requests: [{ query: 'one', clickAnalytics: true }] },
    { requests: [{ query: 'two', clickAnalytics: true }] },
  ]);
  expect(pageErrors).toContain(`outside: ${SEARCH_INSIGHTS.script}`);
  pageErrors.splice(0);
});

test('S4-36 with personalization off, what was opened is not kept, and the next search starts empty', async ({
  page,
  pageErrors,
}) => {
  // Nobody listens to the reports here.
  await page.route(SEARCH_INSIGHTS.script, (route) => route.fulfill({ body: '' }));
  await open(page);
  await field(page).fill('bundle');
  await expect(option(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/bundle$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  const kept = await page.evaluate(
    (keys) => keys.map((key) => localStorage.getItem(key)),
    docSearchKeys(INDEX),
  );
  expect(kept).toEqual([null, null]);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(option(page)).toHaveCount(0);
  await expect(page.getByText('No recent searches')).toBeHidden();
  pageErrors.splice(0);
});
