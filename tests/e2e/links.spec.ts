import { expect, test } from './fixtures';
import { visit } from './hydrated';

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

test('a link to an example downloads it, and the page stays', async ({ page }) => {
  await visit(page, '/zh/guide/rules/e1001');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('main a[href$="/examples/rules.zip"]').click(),
  ]);
  expect(file.suggestedFilename()).toBe('rules.zip');
  expect(await file.failure()).toBeNull();
  await expect(page).toHaveURL('/zh/guide/rules/e1001');
});
