import type { Page } from '@playwright/test';
import type { Lang } from '../../site/languages';
import { REPORT_DEMOS, type ReportName } from '../../site/reportDemos';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { localePath } from '../../site/routes';
import { REPORT_DIALOG_WORDS } from '../../site/words/reportDialog';
import { REPORT_WORDS } from '../../site/words/reports';
import { settled } from './hydrated';

/** The page with all live reports. */
export const REPORTS_PAGE = '/guide/start/live-report';

/** Something that only a report that has read its data shows, in either language. */
export const SHOWN = {
  'rspack-app': REPORT_NUMBERS['rspack-app'].totalSize ?? '',
  'webpack-app': 'Loader Timeline',
  'rsbuild-app': REPORT_NUMBERS['rsbuild-app'].totalSize ?? '',
  'bundle-diff': REPORT_NUMBERS['bundle-diff'].totalSizeAfter ?? '',
  graphiql: REPORT_NUMBERS.graphiql.sizeOfGraphiqlCss ?? '',
} as const;

/** The figure of a live report. */
export const demo = (page: Page, name: ReportName, lang: Lang = 'en') =>
  page.getByRole('figure').filter({ hasText: REPORT_DEMOS[name].title[lang] });

/** The frame of the report that is open. */
export const frame = (page: Page, name: ReportName, lang: Lang = 'en') =>
  page.getByTitle(REPORT_DEMOS[name].title[lang]);

/** Presses the picture of a report. */
export const press = (page: Page, name: ReportName, lang: Lang = 'en') =>
  demo(page, name, lang).getByText(REPORT_WORDS.open[lang], { exact: true }).click();

/** Closes the report that is open. */
export const close = (page: Page, lang: Lang = 'en') =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: REPORT_DIALOG_WORDS.close[lang], exact: true })
    .click();

/** Opens the page of the live reports, and one of them once what opens it is there. */
export async function openReport(page: Page, name: ReportName, lang: Lang = 'en'): Promise<void> {
  await page.goto(localePath(REPORTS_PAGE, lang));
  await settled(page);
  await press(page, name, lang);
}
