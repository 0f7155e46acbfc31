import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated';

/**
 * Opens a page whose scripts are still on their way, lets a reader use it, and then lets the scripts come.
 * @param use what the reader does with the HTML
 */
export async function useEarly(page: Page, path: string, use: () => Promise<void>): Promise<void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/static/js/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#__rspress_root > [role="status"]')).toBeAttached();
  await use();
  release();
  await hydrated(page);
  await page.unroute('**/static/js/**');
}
