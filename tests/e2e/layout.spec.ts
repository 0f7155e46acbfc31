import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { PAGE_KINDS } from '../support/pageKinds';
import { settled } from './settled';
import { expect, test } from './fixtures';
import { watchShifts } from './watchShifts';

const WIDTHS = [
  320, 360, 390, 480, 576, 640, 767, 768, 769, 820, 960, 961, 992, 1024, 1152, 1200, 1279, 1280, 1281, 1440,
  1600,
];

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  for (const lang of LANGS) {
    test(`S9-45 no sideways scroll at any width: ${kind}, ${lang}`, async ({ page, complaints }) => {
      await page.goto(localePath(path, lang));
      const wide: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (over > 0) wide.push(`${width}: ${over} px too wide`);
      }
      expect(wide).toEqual([]);
      if (kind === 'not found') complaints.splice(0);
    });

    test(`@phone nothing shifts while loading: ${kind}, ${lang}`, async ({ page, complaints }) => {
      const shifts = await watchShifts(page);
      await page.goto(localePath(path, lang));
      await settled(page);
      expect(await shifts()).toEqual([]);
      if (kind === 'not found') complaints.splice(0);
    });
  }
}
