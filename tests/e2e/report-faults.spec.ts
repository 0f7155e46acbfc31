import type { Page, Route } from '@playwright/test';
import type { Lang } from '../../site/languages';
import { REPORT_DEMOS } from '../../site/reportDemos';
import { REPORT_DIALOG_WORDS } from '../../site/words/reportDialog';
import { expect, test } from './fixtures';
import { settled } from './hydrated';
import { openReport, press, REPORTS_PAGE } from './liveReports';
import { ROUTE_SCRIPTS, forgetFaults, gone, notice } from './loadFaults';

const REPORTS = '**/reports/*.html*';
const { title } = REPORT_DEMOS['rspack-app'];

test.afterEach(({ pageErrors }) => forgetFaults(pageErrors));

const { opening, failed, again } = REPORT_DIALOG_WORDS;
const dialog = (page: Page, lang: Lang = 'en') => page.getByRole('dialog', { name: title[lang] });

test('issue 7.3 a live report that is gone is told, and the next try opens it @quick', async ({ page }) => {
  await page.route(REPORTS, gone);
  await openReport(page, 'rspack-app');
  await expect(dialog(page).getByRole('status')).toContainText(failed.en);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.unroute(REPORTS);
  await dialog(page).getByRole('button', { name: again.en }).press('Enter');
  await expect(page.getByTitle(title.en)).toHaveCSS('opacity', '1');
  await expect(dialog(page).getByRole('status')).toHaveCount(0);
});

test('issue 7.3 a live report that is slow says that it is on its way', async ({ page }) => {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  const hold = async (route: Route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue();
  };
  await page.route(REPORTS, hold);
  await openReport(page, 'rspack-app', 'zh');
  await expect(dialog(page, 'zh').getByText(opening.zh)).toBeVisible();
  await expect(page.getByTitle(title.zh)).toHaveCSS('opacity', '0');
  // The poster of the page, which was there already.
  await expect(dialog(page, 'zh').locator('img')).toBeVisible();
  go();
  await expect(dialog(page, 'zh').getByText(opening.zh)).toHaveCount(0);
  await expect(page.getByTitle(title.zh)).toHaveCSS('opacity', '1');
});

test('issue 18.3 without the script of its dialog a press on a live report is told', async ({ page }) => {
  await page.goto(REPORTS_PAGE);
  await settled(page);
  await page.route(ROUTE_SCRIPTS, gone);
  await press(page, 'rspack-app');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
