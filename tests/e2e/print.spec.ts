import { expect, test } from './fixtures';

const PAGE = '/guide/start/quick-start';
const LONG_PAGE = '/config/options/options';

test('print: the text alone, with the addresses of its links and all of its code @quick', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 700, height: 900 });
  for (const url of [PAGE, LONG_PAGE]) {
    await page.goto(url);
    for (const role of ['banner', 'navigation', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole('main')).toBeVisible();
    const over = await page.evaluate(
      () =>
        [...document.querySelectorAll('main pre')].filter(
          (pre) => pre.scrollWidth > (pre.parentElement?.clientWidth ?? 0) + 1,
        ).length,
    );
    expect(over).toBe(0);
    const colours = await page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--site-surface)';
      document.body.append(probe);
      return [getComputedStyle(probe).color, getComputedStyle(document.body).backgroundColor];
    });
    expect(new Set(colours)).toEqual(new Set(['rgb(255, 255, 255)']));
  }
  await page.goto(PAGE);
  const outside = page.getByRole('main').locator('a[href^="https://"]:visible').first();
  const href = await outside.getAttribute('href');
  const after = await outside.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain(href);
});

test('issue 18.7 print: cards keep their titles, addresses lie below the text, every tab and each poster is there', async ({
  page,
}) => {
  await page.goto('/guide/start/live-report');
  const posters = page.getByRole('main').locator('img');
  await expect(posters).not.toHaveCount(0);
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
  // Also when nobody scrolled to it.
  const blank = await posters.evaluateAll(
    (images) =>
      images.filter((image) => image.checkVisibility() && !(image as HTMLImageElement).naturalWidth).length,
  );
  expect(blank).toBe(0);
  await page.goto('/');
  const main = page.getByRole('main');
  const titles = main.locator('li[data-span] h3');
  await expect(titles).not.toHaveCount(0);
  for (const title of await titles.all()) await expect(title.getByRole('link')).toBeVisible();
  const outside = main.locator('li a[href^="https://"]');
  await expect(outside).not.toHaveCount(0);
  const places = await outside.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link, '::after').position),
  );
  expect(new Set(places)).toEqual(new Set(['static']));
  await page.goto('/guide/start/action');
  await expect(page.getByText('webpack.config.cjs', { exact: true })).toBeVisible();
});
