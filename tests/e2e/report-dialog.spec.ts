import { REPORT_DEMOS } from '../../site/reportDemos';
import { REPORT_WIDTH } from '../../site/reportInterface';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { REPORT_TOURS } from '../../site/reportTours';
import { REPORT_DIALOG_WORDS as DIALOG } from '../../site/words/reportDialog';
import { axeViolations } from './axeViolations';
import { expect, test } from './fixtures';
import { settled } from './hydrated';
import { REPORTS_PAGE, SHOWN, close, demo, frame, openReport, press } from './liveReports';

test('issue 18.3 a report is laid out as wide as it needs, and drawn as wide as the window', async ({
  page,
}) => {
  await openReport(page, 'rspack-app');
  const report = frame(page, 'rspack-app').contentFrame();
  await report.getByText('Bundle Size', { exact: true }).first().click();
  await expect(report.getByText(REPORT_NUMBERS['rspack-app'].sizeOfMainJs ?? '').first()).toBeVisible();
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const layout = () =>
      report
        .locator('html')
        .evaluate((html) => ({ width: innerWidth, isCut: html.scrollWidth > innerWidth }));
    await expect.poll(layout).toEqual({ width: Math.max(width, REPORT_WIDTH), isCut: false });
    await expect
      .poll(async () => Math.round((await frame(page, 'rspack-app').boundingBox())?.width ?? 0))
      .toBe(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.getByRole('button', { name: DIALOG.actual.en }).click();
  await expect.poll(async () => (await frame(page, 'rspack-app').boundingBox())?.width).toBe(REPORT_WIDTH);
});

test('issue 18.3 an open report follows the theme of the site', async ({ page }) => {
  await openReport(page, 'rspack-app');
  const report = frame(page, 'rspack-app').contentFrame();
  await expect(report.getByRole('switch')).not.toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(report.getByRole('switch')).toBeChecked();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(report.getByRole('switch')).not.toBeChecked();
});

test('issue 18.3 an open report follows the language of the site, at its view', async ({ page }) => {
  await page.goto(REPORTS_PAGE);
  await settled(page);
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).hover();
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).first().click();
  await press(page, 'webpack-app', 'zh');
  const chinese = frame(page, 'webpack-app', 'zh').contentFrame();
  await expect(chinese.getByText('产物体积分析').first()).toBeVisible();
  await page.goBack();
  const english = frame(page, 'webpack-app', 'en').contentFrame();
  await expect(english.getByText('Bundle Size').first()).toBeVisible();
  await expect
    .poll(() => english.locator('html').evaluate(() => location.hash))
    .toBe('#/webpack/loaders/overall');
});

test('issue 18.3 the page keeps its place and its poster while a report is open, and gets the focus back', async ({
  page,
}) => {
  await page.goto(REPORTS_PAGE);
  await settled(page);
  const figure = demo(page, 'webpack-app', 'en');
  await figure.scrollIntoViewIfNeeded();
  const place = () =>
    figure.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      const [poster] = [...element.querySelectorAll('img')].filter((image) => image.offsetWidth > 0);
      return { top, height, scroll: scrollY, poster: Boolean(poster?.complete && poster.naturalWidth) };
    });
  await expect.poll(async () => (await place()).poster).toBe(true);
  const before = await place();
  await press(page, 'webpack-app', 'en');
  await expect(frame(page, 'webpack-app').contentFrame().getByText('Loader Timeline').first()).toBeVisible();
  expect(await place()).toEqual(before);
  await close(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await place()).toEqual(before);
  await expect(figure.getByRole('link', { name: /^Open the report/ })).toBeFocused();
});

test('issue 18.3 a report is opened, used and closed by keys alone, and passes axe @quick', async ({
  page,
}) => {
  await page.goto(REPORTS_PAGE);
  await settled(page);
  const link = demo(page, 'rspack-app', 'en').getByRole('link', { name: /^Open the report/ });
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: REPORT_DEMOS['rspack-app'].title.en });
  await expect(dialog.getByRole('button', { name: DIALOG.close.en, exact: true })).toBeFocused();
  const report = frame(page, 'rspack-app').contentFrame();
  await expect(report.getByText(SHOWN['rspack-app']).first()).toBeVisible();
  expect(await axeViolations(page, 'dialog > :first-child')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  // From inside the report too, where the key is the report's.
  await link.press('Enter');
  await report.getByRole('switch').focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('issue 18.3 on a phone a tour comes first, and the whole report is one tap away @phone-only @quick', async ({
  page,
}) => {
  const lang = 'zh';
  await openReport(page, 'rspack-app', lang);
  const dialog = page.getByRole('dialog');
  const steps = dialog.getByRole('listitem');
  await expect(steps).toHaveCount(REPORT_TOURS['rspack-app'].length);
  await expect(page.locator('iframe')).toHaveCount(0);
  for (const step of await steps.all()) {
    await step.scrollIntoViewIfNeeded();
    const picture = step.locator('img').filter({ visible: true });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(step).not.toContainText('{');
  }
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await dialog.getByRole('button', { name: DIALOG.full[lang] }).tap();
  const report = frame(page, 'rspack-app', lang);
  await expect(report.contentFrame().getByText(SHOWN['rspack-app']).first()).toBeVisible();
  expect((await report.boundingBox())?.width).toBeCloseTo(390, 0);
  await dialog.getByRole('button', { name: DIALOG.tour[lang] }).tap();
  await expect(steps).toHaveCount(REPORT_TOURS['rspack-app'].length);
});

test('issue 18.3 a report in a tab of a phone is laid out as wide as it needs @phone-only', async ({
  page,
}) => {
  await page.goto(`${REPORT_DEMOS['rspack-app'].page}?lang=en#/bundle/size`);
  await expect(page.getByText('Output Assets List')).toBeVisible();
  const layout = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(layout).toEqual([REPORT_WIDTH, REPORT_WIDTH]);
});
