import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { WORDS } from '../../site/words';
import { REPORT_WORDS } from '../../site/words/reports';
import { expect, test } from './fixtures';
import { settled } from './hydrated';
import { REPORTS_PAGE } from './liveReports';

const escaped = (text: string): string => text.replace(/[()]/g, '\\$&');

test('a link says that it opens a new tab when it does, and only then @quick', async ({ page }) => {
  for (const lang of LANGS) {
    const newTab = WORDS.navNewTab[lang];
    // Links out of text and lists, from cards, the footer and the menus.
    for (const path of ['/', '/guide/start/intro', '/blog/release/release-note-1_0']) {
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
  }
});

test('a link to a live report says that it opens a dialog', async ({ page }) => {
  await page.goto(localePath(REPORTS_PAGE, 'zh'));
  await settled(page);
  const links = page.getByRole('main').locator('a[data-report]');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleName(new RegExp(`\\S.*${escaped(REPORT_WORDS.inDialog.zh)}$`));
    await expect(link).not.toHaveAccessibleName(new RegExp(escaped(WORDS.navNewTab.zh)));
  }
});
