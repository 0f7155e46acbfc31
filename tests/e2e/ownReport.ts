import { expect, type Page } from '@playwright/test';
import type { Lang } from '../../site/languages';
import { localePath } from '../../site/routes';
import { OPEN_REPORT_WORDS } from '../../site/words/openReport';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import { briefJson, keptData } from '../support/reportFiles';
import { hydrated } from './hydrated';

/** The page that opens reports. */
export const OPEN_REPORT_PAGE = '/guide/start/open-report';

/** Chooses a report, as brief mode writes it. */
export async function choose(page: Page, lang: Lang = 'en'): Promise<void> {
  const text = await (await briefJson(keptData('rspack-app')).open()).text();
  const file = { name: 'rsdoctor-data.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByRole('main').getByLabel(OPEN_REPORT_WORDS.file[lang]).setInputFiles(file);
}

/** Opens a report of a reader in the page. */
export async function openOwn(page: Page, lang: Lang = 'en'): Promise<void> {
  await page.goto(localePath(OPEN_REPORT_PAGE, lang));
  await hydrated(page);
  await choose(page, lang);
  await expect(full(page, lang)).toBeVisible();
}

/** The button that opens the full report. */
export const full = (page: Page, lang: Lang = 'en') =>
  page.getByRole('main').getByRole('button', { name: WORDS.full[lang], exact: true });
