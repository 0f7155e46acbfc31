import { SITE_PAGES } from '../support/sitePages';
import { colourFindings, findings } from './findings';
import { expect, test } from './fixtures';

for (const { url } of SITE_PAGES) {
  test(`issue 7.7 axe finds nothing in either theme: ${url}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    expect(await findings(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect(await colourFindings(page), 'dark').toEqual([]);
  });
}
