import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { expect, test as fresh } from './fixtures';
import { hydrated } from './hydrated';
import { test } from './sharedPage';

test('S5-6 an outside link opens a new tab and cannot reach back @core', async ({ page }) => {
  await page.goto('/guide/start/quick-start');
  const outside = page.getByRole('main').locator('a[href^="https://"]');
  expect(await outside.count()).toBeGreaterThan(0);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('S5-8 a hash link scrolls to its heading, below the bar @core', async ({ page }) => {
  await page.goto('/config/options/options#disable-client-server');
  const heading = page.locator('#disable-client-server');
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => {
      const box = await heading.boundingBox();
      const bar = await page.getByRole('banner').boundingBox();
      return box && bar ? box.y >= bar.y + bar.height - 1 && box.y < bar.y + bar.height + 120 : false;
    })
    .toBe(true);
});

test('S5-8 a click on an outline entry scrolls there and shows it in the address @core', async ({ page }) => {
  await page.goto('/guide/start/cli');
  await page
    .getByRole('navigation', { name: 'ON THIS PAGE' })
    .getByRole('link', { name: /bundle-diff/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#bundle-diff$/);
  await expect(page.locator('#bundle-diff')).toBeInViewport();
});

for (const lang of LANGS) {
  fresh(`a link to an example downloads it, and the page stays: ${lang} @core`, async ({ page }) => {
    await page.goto(localePath('/guide/rules/e1001', lang));
    await hydrated(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('main a[href$="/examples/rules.zip"]').click(),
    ]);
    expect(file.suggestedFilename()).toBe('rules.zip');
    expect(await file.failure()).toBeNull();
    await expect(page).toHaveURL(/\/guide\/rules\/e1001$/);
  });
}
