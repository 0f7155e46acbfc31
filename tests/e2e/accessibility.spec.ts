import type { Page } from '@playwright/test';
import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { PAGE_KINDS } from '../support/pageKinds';
import { SITE_PAGES } from '../support/sitePages';
import { findings } from './findings';
import { expect, test } from './fixtures';

const THEMES = ['light', 'dark'] as const;

/** Pages that one test looks at: few enough for its time, many enough to be worth a browser tab. */
const PAGES_PER_TEST = 8;

/** What axe finds on the open page in either theme; the page is not loaded again in between. */
async function inBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    found.push(...(await findings(page)).map((finding) => `${page.url()}, ${theme}: ${finding}`));
  }
  return found;
}

const urls = SITE_PAGES.map(({ url }) => url);
for (let first = 0; first < urls.length; first += PAGES_PER_TEST) {
  const some = urls.slice(first, first + PAGES_PER_TEST);
  test(`issue 7.7 no accessibility finding: ${some[0]} to ${some.at(-1)}`, async ({ page }) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    for (const url of some) {
      await page.goto(url);
      // The page follows the system's theme once its scripts run.
      await page.waitForLoadState('networkidle');
      found.push(...(await inBothThemes(page)));
    }
    expect(found).toEqual([]);
  });
}

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  for (const lang of LANGS) {
    // The desktop sees every page of the sitemap above.
    const tag = kind === 'not found' ? '@phone' : '@phone-only';
    test(`${tag} no accessibility finding: ${kind}, ${lang}`, async ({ page, complaints }) => {
      await page.goto(localePath(path, lang));
      await page.waitForLoadState('networkidle');
      expect(await inBothThemes(page)).toEqual([]);
      if (kind === 'not found') complaints.splice(0);
    });
  }
}
