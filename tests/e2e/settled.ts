import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';

/**
 * Waits until the page is hydrated and nothing has been on its way for half a second. It costs that half second,
 * so it is for two kinds of test: one that says something does not happen, and one that takes files away that the page
 * must have fetched before. All others wait with `hydrated`.
 * @param page page with scripts
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await hydrated(page);
}
