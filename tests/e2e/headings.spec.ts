import { visit } from './hydrated';
import { expect, test } from './sharedPage';

const LONG_PAGE = '/config/options/options';

test('issue 18.7 on touch the sign of a heading shows when the heading is tapped @phone-only', async ({
  page,
}) => {
  await visit(page, LONG_PAGE);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const sign = heading.getByRole('link');
  await expect(sign).toHaveCSS('opacity', '0');
  await heading.locator('span').first().tap();
  await expect(sign).toHaveCSS('opacity', '1');
});

test('issue 18.7 the sign of a heading never stands on a line of its own', async ({ page }) => {
  for (const path of [LONG_PAGE, `/zh${LONG_PAGE}`]) {
    await page.goto(path);
    const alone = new Set<string>();
    for (let width = 320; width <= 420; width += 4) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h2, h3, h4)[id]')].flatMap((heading) => {
          const [text, link] = heading.children;
          const last = [...(text?.getClientRects() ?? [])].at(-1);
          const sign = link?.getClientRects()[0];
          return last && sign && sign.top > last.bottom - 4 ? [heading.id] : [];
        }),
      );
      found.forEach((id) => alone.add(id));
    }
    expect([...alone]).toEqual([]);
  }
});
