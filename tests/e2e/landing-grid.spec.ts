import { expect, test } from './entitySite';

test('S2-49 spans: 2 and 6 are a half of the row, 3 a quarter, 4 and none a third', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('main').locator('li[data-span]');
  const widths = await cards.evaluateAll((list) => list.map((card) => card.getBoundingClientRect().width));
  const row = await cards.first().evaluate((card) => card.parentElement?.getBoundingClientRect().width ?? 0);
  const share = widths.map((width) => Math.round((12 * (width + 16)) / (row + 16)));
  expect(share).toEqual([6, 3, 4, 6]);
});

test('S2-49 at 320 and 390 px every card takes the row', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    const cards = page.getByRole('main').locator('li[data-span]');
    const widths = await cards.evaluateAll((list) => list.map((card) => card.getBoundingClientRect().width));
    expect(Math.min(...widths), `${width} px`).toBeGreaterThan(width - 40);
  }
});

test('S2-52 a code host among the buttons opens in a new tab and cannot reach back', async ({ page }) => {
  await page.goto('/');
  const host = page.getByRole('main').getByRole('link', { name: 'Second action' });
  await expect(host).toHaveAttribute('href', 'https://fixture.example/out');
  await expect(host).toHaveAttribute('target', '_blank');
  await expect(host).toHaveAttribute('rel', /noopener/);
});
