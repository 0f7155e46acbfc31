import { openSearch } from '../../lib/browser';
import { expect, test } from './sharedPage';

const PAGE = '/guide/start/intro';
const LONG_PAGE = '/config/options/options';

test('forced colours: what is marked in sidebar and outline has the colours of the system', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${LONG_PAGE}#disable-client-server`);
  const system = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.cssText = 'forced-color-adjust: none; color: HighlightText; background-color: Highlight';
    document.body.append(probe);
    const { color, backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return { color, backgroundColor };
  });
  for (const name of ['Documentation', 'ON THIS PAGE']) {
    const marked = page.getByRole('navigation', { name }).locator('[aria-current]');
    await expect(marked).toHaveCSS('color', system.color);
    await expect(marked).toHaveCSS('background-color', system.backgroundColor);
  }
});

test('issue 18.7 in forced colours the chosen result has the colours of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { field, active } = await openSearch(page, PAGE);
  await field.fill('duplicate');
  await expect(active).toHaveCount(1);
  const [row, text] = await active.evaluate((element) => {
    const probe = document.createElement('i');
    probe.style.cssText = 'forced-color-adjust: none; color: HighlightText; background-color: Highlight';
    document.body.append(probe);
    const { color, backgroundColor } = getComputedStyle(probe);
    probe.remove();
    const texts = [...element.querySelectorAll('*')].filter((each) => each.textContent?.trim());
    return [
      getComputedStyle(element).backgroundColor === backgroundColor,
      texts.every((each) => getComputedStyle(each).color === color),
    ];
  });
  expect({ row, text }).toEqual({ row: true, text: true });
});
