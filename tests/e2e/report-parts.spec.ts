import type { Page } from '@playwright/test';
import { expect, test } from './componentSite';
import { settled } from './settled';

const shot = (page: Page) => page.getByRole('figure').filter({ hasText: 'The first page of a report' });
const demo = (page: Page) => page.getByRole('figure').filter({ hasText: 'Report of the order desk' });

/** Addresses of the pictures that the browser has asked for, from now on. */
function watchPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

for (const theme of ['light', 'dark'] as const) {
  test(`a report picture is loaded in the ${theme} theme alone, in the best format, when it is near`, async ({
    page,
  }) => {
    const asked = watchPictures(page);
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/');
    await settled(page);
    expect(asked.filter((path) => path.startsWith('/images/'))).toEqual([]);
    await shot(page).scrollIntoViewIfNeeded();
    const image = shot(page)
      .getByAltText(/^The Overall page of a report/)
      .filter({ visible: true });
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
      .toBeGreaterThan(0);
    expect(new Set(asked.filter((path) => path.startsWith('/images/')))).toEqual(
      new Set([`/images/report/overall-en-${theme}.avif`]),
    );
  });
}

test('the poster of a live report is one link, and the whole report is a link away', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await demo(page).scrollIntoViewIfNeeded();
  await expect(demo(page).getByRole('button')).toHaveCount(0);
  const link = demo(page).getByRole('link', { name: /^Open the report/ });
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('target', '_blank');
  const [opened] = await Promise.all([
    // A tab that is opened with a key has no opener, and is no popup.
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(opened.getByRole('heading', { name: 'Order desk' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
