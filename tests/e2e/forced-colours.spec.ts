import { expect, test } from './fixtures';
import { openSearch } from './searchDialog';

test('issue 18.7 in forced colours what is marked or chosen has the colours of the system', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/config/options/options#disable-client-server');
  const system = () =>
    page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.cssText = 'forced-color-adjust: none; color: HighlightText; background-color: Highlight';
      document.body.append(probe);
      const { color, backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return { color, backgroundColor };
    });
  const { color, backgroundColor } = await system();
  for (const name of ['Documentation', 'ON THIS PAGE']) {
    const marked = page.getByRole('navigation', { name }).locator('[aria-current]');
    await expect(marked).toHaveCSS('color', color);
    await expect(marked).toHaveCSS('background-color', backgroundColor);
  }
  const { field, active } = await openSearch(page, '/guide/start/intro');
  await field.fill('duplicate');
  await expect(active).toHaveCount(1);
  await expect(active).toHaveCSS('background-color', backgroundColor);
  const colours = await active.evaluate((row) =>
    [...row.querySelectorAll('*')]
      .filter((part) => part.textContent?.trim())
      .map((part) => getComputedStyle(part).color),
  );
  expect(new Set(colours)).toEqual(new Set([color]));
});
