import { LANGS } from '../../site/languages';
import { REPORT_DEMOS, REPORT_NAMES } from '../../site/reportDemos';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { localePath } from '../../site/routes';
import { inTurn } from '../support/inTurn';
import { expect, test as fresh } from './fixtures';
import { REPORTS_PAGE, SHOWN, close, demo, frame, press } from './liveReports';
import { openReport } from '../../tools/shots/openReport';
import { settled } from './settled';
import { test } from './sharedPage';

for (const lang of LANGS) {
  test(
    `live reports (${lang}) open in a frame without origin, complaint or outside request @core`,
    { tag: inTurn(0, lang) },
    async ({ page, pageErrors }) => {
      await page.goto(localePath(REPORTS_PAGE, lang));
      await settled(page);
      for (const name of REPORT_NAMES) {
        await test.step(name, async () => {
          await press(page, name, lang);
          await expect(frame(page, name, lang)).toHaveAttribute('sandbox', 'allow-scripts');
          const report = frame(page, name, lang).contentFrame();
          await expect(report.getByText(SHOWN[name]).first()).toBeVisible();
          await expect(report.getByRole('switch')).not.toBeChecked();
          expect(pageErrors).toEqual([]);
          await close(page, lang);
        });
      }
      // What reports would ask for late, they ask for within this time.
      await page.waitForTimeout(1500);
    },
  );
}

test('a live report opens in the theme of the page, and its views can be changed @core', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openReport(page, 'rspack-app', 'zh');
  const report = frame(page, 'rspack-app', 'zh').contentFrame();
  await expect(report.getByRole('switch')).toBeChecked();
  await report.getByText('产物体积分析').first().click();
  await expect(report.getByText(REPORT_NUMBERS['rspack-app'].sizeOfMainJs ?? '').first()).toBeVisible();
});

fresh('an address that names a report opens it, and a link to its section does not', async ({ page }) => {
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
});

test('the whole picture of a report opens it, and nothing lies over it', async ({ page }) => {
  await page.goto(REPORTS_PAGE);
  await settled(page);
  const picture = demo(page, 'rspack-app').locator('img').filter({ visible: true });
  const box = await picture.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page.getByRole('dialog', { name: REPORT_DEMOS['rspack-app'].title.en })).toBeVisible();
});

fresh('a comparison counts the modules as the page says @core', async ({ page }) => {
  const { modulesBefore = '', modulesAfter = '', savedPercent = '' } = REPORT_NUMBERS['bundle-diff'];
  await page.goto(REPORT_DEMOS['bundle-diff'].page + REPORT_DEMOS['bundle-diff'].start);
  for (const number of [modulesBefore, modulesAfter, `-${savedPercent}`]) {
    await expect(page.getByText(number, { exact: true }).first()).toBeVisible();
  }
});

fresh('the whole report is a page of its own, and the project is a link away @core', async ({ page }) => {
  await openReport(page, 'rsbuild-app');
  await expect(
    demo(page, 'rsbuild-app', 'en').getByRole('link', { name: /^Get the project: Shift calendar/ }),
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

test('the numbers of the page are those of the reports @phone @core', async ({ page }) => {
  await page.goto(REPORTS_PAGE);
  const { totalSize = '', findings: found = '' } = REPORT_NUMBERS['rspack-app'];
  await expect(page.getByRole('listitem').filter({ hasText: `lists ${found} findings` })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: `Bundle Size adds up to ${totalSize} in` }),
  ).toBeVisible();
});
