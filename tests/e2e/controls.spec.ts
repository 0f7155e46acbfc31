import type { Page } from '@playwright/test';
import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { WORDS } from '../../site/words';
import { REPORT_WORDS } from '../../site/words/reports';
import { expect, test } from './fixtures';
import { REPORTS_PAGE } from './liveReports';
import { openOwn } from './ownReport';
import { settled } from './settled';

const RULE = '/guide/rules/e1004';
/** Pages with links of every kind: out of text, tables and lists, from cards, the footer and the menus. */
const PAGES = [
  '/',
  RULE,
  REPORTS_PAGE,
  '/guide/start/intro',
  '/guide/usage/bundle-size',
  '/blog/release/release-note-1_0',
];

const reportLinks = (page: Page) => page.getByRole('main').locator('a[data-report]');

for (const lang of LANGS) {
  const newTab = WORDS.navNewTab[lang];
  const dialog = REPORT_WORDS.inDialog[lang];

  test(`controls (${lang}): a link to a live report says that it opens a dialog, and does so`, async ({
    page,
  }) => {
    for (const path of [REPORTS_PAGE, RULE, '/guide/usage/bundle-size']) {
      await page.goto(localePath(path, lang));
      await settled(page);
      await expect(reportLinks(page)).not.toHaveCount(0);
      for (const link of await reportLinks(page).all()) {
        await expect(link).toHaveAccessibleName(new RegExp(`\\S.*${escaped(dialog)}$`));
        await expect(link).not.toHaveAccessibleName(new RegExp(escaped(newTab)));
      }
      await reportLinks(page).first().press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });

  test(`controls (${lang}): a link says that it opens a new tab when it does, and only then`, async ({
    page,
  }) => {
    for (const path of PAGES) {
      await page.goto(localePath(path, lang));
      const wrong = await page.locator('a[href]:not([data-report])').evaluateAll((links, hint) => {
        const shown = links.filter((link) => link.checkVisibility({ visibilityProperty: true }));
        const hintOf = (link: Element) =>
          [
            link.textContent,
            link.getAttribute('aria-label'),
            link.getAttribute('title'),
            getComputedStyle(link, '::after').content,
          ].some((text) => text?.includes(hint));
        return shown
          .filter((link) => (link.getAttribute('target') === '_blank') !== hintOf(link))
          .map((link) => link.outerHTML.slice(0, 200));
      }, newTab.trim());
      expect(wrong, path).toEqual([]);
    }
    // As it is said to screen readers, and not only as it is written.
    const link = page.getByRole('main').locator('p a[target="_blank"]').first();
    await expect(link).toHaveAccessibleName(new RegExp(`\\S.*${escaped(newTab)}$`));
  });
}

test('controls: a button that opens the full report of a reader says that it opens a dialog', async ({
  page,
}) => {
  await openOwn(page);
  const buttons = page.getByRole('button', { name: /full report/ });
  await expect(buttons).not.toHaveCount(0);
  for (const button of await buttons.all()) await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await buttons.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of LANGS) {
    test(`controls (${lang}): a link to a live report says that it opens a new tab`, async ({ page }) => {
      await page.goto(localePath(REPORTS_PAGE, lang));
      for (const link of await reportLinks(page).all()) {
        await expect(link).toHaveAccessibleName(new RegExp(`\\S.*${escaped(WORDS.navNewTab[lang])}$`));
        await expect(link).not.toHaveAccessibleName(new RegExp(escaped(REPORT_WORDS.inDialog[lang])));
      }
      const opened = page.context().waitForEvent('page');
      await reportLinks(page).first().press('Enter');
      expect(new URL((await opened).url()).pathname).toMatch(/^\/reports\//);
    });
  }
});

function escaped(text: string): string {
  return text.replace(/[()]/g, '\\$&');
}
