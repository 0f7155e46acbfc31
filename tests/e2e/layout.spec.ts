import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { PAGE_KINDS } from '../support/pageKinds';
import { expect, test } from './fixtures';
import { settled } from './hydrated';
import { watchShifts } from './watchShifts';

const WIDTHS = [
  320, 360, 390, 480, 576, 640, 767, 768, 769, 820, 960, 961, 992, 1024, 1152, 1200, 1279, 1280, 1281, 1440,
  1600,
];

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  const tag = ['home', 'options'].includes(kind) ? ['@quick'] : [];
  test(`S9-45 no sideways scroll at any width: ${kind}`, { tag }, async ({ page }) => {
    const wide: string[] = [];
    // Both languages: what is too wide is often one long word.
    for (const lang of LANGS) {
      await page.goto(localePath(path, lang));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (over > 0) wide.push(`${lang}, ${width}: ${over} px too wide`);
      }
    }
    expect(wide).toEqual([]);
  });
}

// All other kinds are in `arriving.spec.ts`.
test('issue 7.1 nothing shifts while the 404 page loads @phone', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto(PAGE_KINDS['not found']);
  await settled(page);
  expect(await shifts()).toEqual([]);
});
