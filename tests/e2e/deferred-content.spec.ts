import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { expect, test } from './fixtures';
import { watchShifts } from './watchShifts';

const FROM = '/guide/start/quick-start';
const TO = '/guide/start/cli';
const LAST = '#bundle-diff';

const linkTo = (page: Page) => page.locator(`[data-part="sidebar"] a[href^="${TO}"]`);

/** Follows the link and notes in each frame how many blocks the text of the page has. */
const counts = (page: Page) =>
  page.evaluate(async (to) => {
    const seen = new Set<number>();
    const look = () => {
      const isThere = window.location.pathname.startsWith(to);
      if (isThere) seen.add(document.querySelectorAll('.rspress-doc > *').length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    document.querySelector<HTMLElement>(`[data-part="sidebar"] a[href^="${to}"]`)?.click();
    await new Promise((done) => setTimeout(done, 1500));
    return [...seen];
  }, TO);

test('issue 14.4 a click draws the first screen, then the rest, and nothing in sight moves', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(FROM);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const before = await shifts();
  const seen = await counts(page);
  expect(await shifts()).toEqual(before);
  await page.goto(TO);
  await hydrated(page);
  const whole = await page.locator('.rspress-doc > *').count();
  expect(seen.at(-1), 'all blocks of the document are there').toBe(whole);
  expect(Math.min(...seen), 'fewer at first').toBeLessThan(whole);
});

test('issue 14.4 a link to a place far down the next page leads there', async ({ page }) => {
  await page.goto(FROM);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await linkTo(page).evaluate((link, hash) => {
    (link as HTMLAnchorElement).click();
    // As soon as the page is there, before the next frame.
    const look = new MutationObserver(() => {
      const entry = document.querySelector<HTMLAnchorElement>(`[data-part="outline"] a[href="${hash}"]`);
      if (!entry) return;
      look.disconnect();
      entry.click();
    });
    look.observe(document.body, { childList: true, subtree: true });
  }, LAST);
  await expect(page).toHaveURL(new RegExp(`${TO}(?:\\.html)?${LAST}$`));
  await expect(page.locator(`h2${LAST}`)).toBeInViewport();
  await expect(page.locator(`h2${LAST}`)).toBeFocused();
});
