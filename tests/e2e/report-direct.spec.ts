import { readFileSync } from 'node:fs';
import { REPORT_NAMES } from '../../site/reportDemos';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { REPORT_STORAGE } from '../../site/reportInterface';
import { expect, test } from './fixtures';

const [NAME] = REPORT_NAMES;
const FILE = `doc_build/reports/${NAME}.html`;

test('issue 15 D10: a report that is opened directly on a host without headers has neither origin nor storage', async ({
  page,
}) => {
  await page.route(`**/reports/${NAME}.html*`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: readFileSync(FILE) }),
  );
  const address = `/reports/${NAME}.html?theme=dark`;
  // The page is left before it has loaded.
  await page.goto(address, { waitUntil: 'commit' });
  const report = page.frameLocator('iframe');
  await expect(report.getByText(REPORT_NUMBERS['rspack-app'].totalSize ?? '').first()).toBeVisible();
  const [, frame] = page.frames();
  expect(frame?.url()).toContain(address);
  expect(await frame?.evaluate(() => self.origin)).toBe('null');
  await expect(page.locator('iframe')).not.toHaveAttribute('sandbox', /allow-same-origin/);
  // Nothing of the report ran on the origin itself.
  expect(await page.evaluate(() => '__RSDOCTOR__' in window)).toBe(false);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => Object.values<string>(REPORT_STORAGE.keys).includes(key))).toEqual([]);
});
