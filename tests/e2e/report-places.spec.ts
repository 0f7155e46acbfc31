import type { FrameLocator, Page } from '@playwright/test';
import { LANGS, type Lang } from '../../site/languages';
import { placeOfShot } from '../../lib/text/shotRow';
import { PLACE_OF_RULE, reportAddress } from '../../site/reportPlaces';
import { REPORT_DEMOS } from '../../site/reportDemos';
import type { ShotName, ReportView } from '../../site/reportShots';
import { REPORT_SHOTS } from '../../site/reportShots';
import { localePath } from '../../site/routes';
import { REPORT_WORDS } from '../../site/words/reports';
import { expect, test } from './fixtures';
import { settled } from './hydrated';

/**
 * What the picture of a view shows and frames is there, and its beginning can be seen without scrolling. What opens
 * under a pointer is left to the reader's.
 */
async function showsView(report: Page | FrameLocator, name: ShotName): Promise<void> {
  const { crop, marks, steps = [] }: ReportView = REPORT_SHOTS[name].view;
  const isHovered = steps.some((step) => 'hover' in step);
  for (const mark of isHovered ? [] : marks) await expect(report.locator(mark).first()).toBeVisible();
  await expect(report.locator(crop).first()).toBeInViewport();
}

/** The tab itself may lie in the part of the strip that the report shows no more; its finding is in sight. */
async function showsFinding(report: Page | FrameLocator, code: string): Promise<void> {
  await expect(report.locator(`.ant-tabs-tab-active[data-node-key="${code}"]`)).toBeAttached();
  await expect(report.locator('.ant-tabs-tabpane-active .ant-card-body').first()).toBeInViewport();
}

/** Presses the first link of a page into a report. */
async function press(page: Page, address: string, lang: Lang) {
  await page.goto(localePath(address, lang));
  await settled(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${REPORT_WORDS.inReport[lang]}`) })
    .first()
    .click();
}

test('issue 18.3 usage pages open the report at the view and the item of the picture', async ({ page }) => {
  await press(page, '/guide/usage/module-analysis', 'en');
  await showsView(page.getByTitle(REPORT_DEMOS['rspack-app'].title.en).contentFrame(), 'module-analysis');
});

test('issue 18.3 rule pages open the report at their finding', async ({ page }) => {
  await press(page, '/guide/rules/e1008', 'zh');
  await showsFinding(page.getByTitle(REPORT_DEMOS['rspack-app'].title.zh).contentFrame(), 'E1008');
});

test('issue 18.3 on a phone a link opens the report at its place, without a tour @phone-only', async ({
  page,
}) => {
  await press(page, '/guide/rules/e1003', 'en');
  await showsFinding(page.getByTitle(REPORT_DEMOS['webpack-app'].title.en).contentFrame(), 'E1003');
});

const SHOTS = Object.keys(REPORT_SHOTS) as ShotName[];
/** A report is loaded for each place, so a test takes some of them. */
const PART = 12;

for (let from = 0; from < SHOTS.length; from += PART) {
  const names = SHOTS.slice(from, from + PART);
  test(`issue 18.3 the links of pictures lead to their views: ${names[0]} to ${names.at(-1)}`, async ({
    page,
  }) => {
    test.slow();
    for (const [at, name] of names.entries()) {
      await test.step(name, async () => {
        await page.goto(reportAddress(placeOfShot(name), LANGS[at % LANGS.length] ?? 'en'));
        await showsView(page, name);
      });
    }
  });
}

for (const lang of LANGS) {
  test(`issue 18.3 the links of rules lead to their findings: ${lang}`, async ({ page }) => {
    for (const [code, place] of Object.entries(PLACE_OF_RULE)) {
      await page.goto(reportAddress(place, lang));
      await showsFinding(page, code);
    }
  });
}
