import { expect, type Page } from '@playwright/test';
import type { ReportFile } from '../../packages/report';
import type { Lang } from '../../site/languages';
import { localePath } from '../../site/routes';
import { OPEN_REPORT_WORDS as WORDS } from '../../site/words/openReport';
import { REPORT_VIEW_WORDS } from '../../site/words/reportView';
import { briefJson, bytesOf, keptData } from '../support/reportFiles';
import { hydrated } from './hydrated';

/** The page that opens reports. */
export const OPEN_REPORT_PAGE = '/guide/start/open-report';

/** Opens that page, where `query` may name a tab. */
export async function goToOpenReport(page: Page, lang: Lang = 'en', query = ''): Promise<void> {
  await page.goto(localePath(OPEN_REPORT_PAGE, lang) + query);
  await hydrated(page);
}

/** Chooses a file: as the report, or with another button's label as the earlier one. */
export async function give(page: Page, file: ReportFile, label: string = WORDS.file.en): Promise<void> {
  const content = { name: file.path, mimeType: '', buffer: await bytesOf(file) };
  await page.getByRole('main').getByLabel(label).setInputFiles(content);
}

/** A report as brief mode writes it. */
export const OWN = briefJson(keptData('rspack-app'));

/** Opens a report of a reader in the page. */
export async function openOwn(page: Page, lang: Lang = 'en'): Promise<void> {
  await goToOpenReport(page, lang);
  await give(page, OWN, WORDS.file[lang]);
  await expect(full(page, lang)).toBeVisible();
}

/** The button that opens the full report. */
export const full = (page: Page, lang: Lang = 'en') =>
  page.getByRole('main').getByRole('button', { name: REPORT_VIEW_WORDS.full[lang], exact: true });
