import type { Page } from '@playwright/test';

/**
 * Stops the page's clock: from here on time passes only by `page.clock.runFor`.
 * @param page a loaded page; the clock stays with it until it closes
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
