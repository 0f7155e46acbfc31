import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
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

test('its place is kept free before it is loaded', async ({ page }) => {
  await page.route('**/images/**', (route) =>
    route.fulfill({ status: 200, contentType: 'image/png', body: '' }),
  );
  await page.goto('/');
  // By its text: once the zoom is attached the picture stands in a button, and is no img to the accessibility tree.
  const picture = shot(page)
    .getByAltText(/^The Overall page of a report/)
    .filter({ visible: true });
  const box = await picture.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1280 / 768, 1);
});

test('a report picture can be enlarged by keyboard', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const picture = page.getByRole('button', { name: /^Enlarge picture: The Overall page/ });
  await picture.focus();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await page.keyboard.press('Space');
  const copy = page.locator('body > img');
  await expect(copy).toBeInViewport();
  // Until it has arrived, medium-zoom ignores everything.
  await copy.evaluate((image) => Promise.all(image.getAnimations().map(({ finished }) => finished)));
  await page.keyboard.press('Escape');
  await expect(page.locator('body > img')).toHaveCount(0);
});

test('a live report is loaded on demand into a sandboxed frame, in a dialog', async ({
  page,
  pageErrors,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => documents.push(new URL(request.url()).pathname));
  await page.goto('/');
  await settled(page);
  expect(documents.filter((path) => path.startsWith('/demos/'))).toEqual([]);
  await demo(page)
    .getByRole('link', { name: /^Open the report: Report of the order desk/ })
    .press('Enter');
  await expect(page.getByRole('dialog', { name: 'Report of the order desk' })).toBeVisible();
  const frame = page.getByTitle('Report of the order desk');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  const report = frame.contentFrame();
  await expect(report.getByRole('heading', { name: 'Order desk' })).toBeAttached();
  await expect(report.getByText('ready')).toBeAttached();
  expect(pageErrors).toEqual([]);
});

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
