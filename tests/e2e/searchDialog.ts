import type { Locator, Page } from '@playwright/test';
import type { Lang } from '../../site/languages';
import { WORDS } from '../../site/words';
import { SEARCH_WORDS } from '../../site/words/siteSearch';
import { hydrated } from './hydrated';
import { expect } from './fixtures';

/** The parts of the search dialog, by role and name. */
export interface SearchParts {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  readonly active: Locator;
  readonly status: Locator;
}

/** Finds the parts on a page. */
export function searchParts(page: Page, lang: Lang = 'en'): SearchParts {
  const dialog = page.getByRole('dialog', { name: SEARCH_WORDS.name[lang] });
  const options = dialog.getByRole('option');
  return {
    dialog,
    options,
    button: page.getByRole('banner').getByRole('button', { name: WORDS.searchPlaceholderText[lang] }),
    field: dialog.getByRole('combobox'),
    active: dialog.getByRole('option', { selected: true }),
    status: dialog.getByRole('status'),
  };
}

/** Opens a page and the dialog on it, by the button. */
export async function openSearch(page: Page, path: string, lang: Lang = 'en'): Promise<SearchParts> {
  const parts = searchParts(page, lang);
  await page.goto(path);
  await hydrated(page);
  await parts.button.click();
  await expect(parts.field).toBeFocused();
  return parts;
}

/** Switches a page to Chinese, in its bar. */
export async function toChinese(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .click();
  await page.getByRole('link', { name: '简体中文' }).first().click();
}
