import { readFileSync } from 'node:fs';
import { REPORT_DEMOS, REPORT_NAMES } from '../../site/reportDemos';
import { REPORT_STORAGE } from '../../site/reportInterface';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { OUT } from '../support/site';
import { expect, test } from './fixtures';
import { settled } from './hydrated';
import { REPORTS_PAGE, SHOWN, close, demo, frame, openReport, press } from './liveReports';

test('issue 18.3 live reports open in a frame without origin, complaint or outside request', async ({
  page,
  pageErrors,
}) => {
  await page.goto(REPORTS_PAGE);
  await settled(page);
  for (const name of REPORT_NAMES) {
    await test.step(name, async () => {
      await press(page, name);
      await expect(frame(page, name)).toHaveAttribute('sandbox', 'allow-scripts');
      const report = frame(page, name).contentFrame();
      await expect(report.getByText(SHOWN[name]).first()).toBeVisible();
      await expect(report.getByRole('switch')).not.toBeChecked();
      expect(pageErrors).toEqual([]);
      await close(page);
    });
  }
  // What reports would ask for late, they ask for within this time.
  await page.waitForTimeout(1500);
});

test('issue 18.3 a live report opens in the theme of the page, and its views can be changed @core', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openReport(page, 'rspack-app', 'zh');
  const report = frame(page, 'rspack-app', 'zh').contentFrame();
  await expect(report.getByRole('switch')).toBeChecked();
  await report.getByText('产物体积分析').first().click();
  await expect(report.getByText(REPORT_NUMBERS['rspack-app'].sizeOfMainJs ?? '').first()).toBeVisible();
});

test('issue 18.3 an address that names a report opens it, a link to its section does not, its whole picture does', async ({
  page,
}) => {
  await page.goto(`${REPORTS_PAGE}#bundle-diff`);
  const dialog = page.getByRole('dialog', { name: REPORT_DEMOS['bundle-diff'].title.en });
  await expect(dialog).toBeVisible();
  await close(page);
  await expect(dialog).toHaveCount(0);
  const outline = page.getByRole('navigation', { name: 'On this page' });
  await outline.getByRole('link', { name: 'Order form with Rspack' }).click();
  await expect(page).toHaveURL(`${REPORTS_PAGE}#rspack-app`);
  await expect(page.getByRole('heading', { name: 'Order form with Rspack' })).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const box = await demo(page, 'rspack-app').locator('img').filter({ visible: true }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page.getByRole('dialog', { name: REPORT_DEMOS['rspack-app'].title.en })).toBeVisible();
});

test('issue 48 the quick start is one press from an open report', async ({ page }) => {
  await page.goto('/guide/start/quick-start');
  await settled(page);
  await page.getByRole('link', { name: 'Open an example report' }).click();
  await expect(page.getByRole('dialog', { name: REPORT_DEMOS['rspack-app'].title.en })).toBeVisible();
});

test('issue 18.3 a comparison counts the modules as the page says', async ({ page }) => {
  const { modulesBefore = '', modulesAfter = '', savedPercent = '' } = REPORT_NUMBERS['bundle-diff'];
  await page.goto(REPORT_DEMOS['bundle-diff'].page + REPORT_DEMOS['bundle-diff'].start);
  for (const number of [modulesBefore, modulesAfter, `-${savedPercent}`]) {
    await expect(page.getByText(number, { exact: true }).first()).toBeVisible();
  }
});

test('issue 18.3 the whole report is a page of its own, and the project is a link away', async ({ page }) => {
  await openReport(page, 'rsbuild-app');
  await expect(
    demo(page, 'rsbuild-app').getByRole('link', { name: /^Get the project: Shift calendar/ }),
  ).toHaveAttribute('href', '/examples/rsbuild-app.zip');
  const dialog = page.getByRole('dialog');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: /^Get the project \(\d+\.\d+ KB\)$/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('rsbuild-app.zip');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    // Said once: others have the note for new tabs behind their words.
    dialog.getByRole('link', { name: 'Open in a new tab', exact: true }).click(),
  ]);
  await expect(opened.getByText(SHOWN['rsbuild-app']).first()).toBeVisible();
  expect(new URL(opened.url()).pathname).toBe('/reports/rsbuild-app');
});

test('issue 15 D10: a report that is opened directly on a host without headers has neither origin nor storage', async ({
  page,
}) => {
  await page.route('**/reports/rspack-app.html*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: readFileSync(`${OUT}/reports/rspack-app.html`),
    }),
  );
  const address = '/reports/rspack-app.html?theme=dark';
  // The page is left before it has loaded.
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.frameLocator('iframe').getByText(SHOWN['rspack-app']).first()).toBeVisible();
  const [, inside] = page.frames();
  expect(inside?.url()).toContain(address);
  expect(await inside?.evaluate(() => self.origin)).toBe('null');
  await expect(page.locator('iframe')).not.toHaveAttribute('sandbox', /allow-same-origin/);
  // Nothing of the report ran on the origin itself.
  expect(await page.evaluate(() => '__RSDOCTOR__' in window)).toBe(false);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => Object.values<string>(REPORT_STORAGE.keys).includes(key))).toEqual([]);
});
