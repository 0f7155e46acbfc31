import type { Page } from '@playwright/test';

/**
 * Opens pages as a reader who saves data: nothing is fetched before it is asked for, so a test can take it away first.
 * @param page a page that has opened nothing yet
 */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
