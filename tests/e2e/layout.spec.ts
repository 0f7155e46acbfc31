import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { combinations } from '../support/combinations';
import { inTurn } from '../support/inTurn';
import { PAGE_KINDS } from '../support/pageKinds';
import { expect, test as fresh } from './fixtures';
import { settled } from './settled';
import { test } from './sharedPage';
import { watchShifts } from './watchShifts';

const WIDTHS = [
  320, 360, 390, 480, 576, 640, 767, 768, 769, 820, 960, 961, 992, 1024, 1152, 1200, 1279, 1280, 1281, 1440,
  1600,
];
const KINDS = Object.keys(PAGE_KINDS) as (keyof typeof PAGE_KINDS)[];

for (const [at, kind] of KINDS.entries()) {
  // Both languages also here: what is too wide is often one long word.
  for (const lang of LANGS) {
    test(
      `S9-45 no sideways scroll at any width: ${kind}, ${lang}`,
      { tag: inTurn(at, lang) },
      async ({ page }) => {
        await page.goto(localePath(PAGE_KINDS[kind], lang));
        const wide: string[] = [];
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          if (over > 0) wide.push(`${width}: ${over} px too wide`);
        }
        expect(wide).toEqual([]);
      },
    );
  }
}

for (const { kind, lang, device, tag } of combinations({
  kind: KINDS,
  lang: LANGS,
  device: ['desktop', 'phone'],
})) {
  fresh(
    `nothing shifts while loading: ${kind}, ${lang}, ${device}`,
    // What shifts on a fast line shifts on a slow one, where `arriving.spec.ts` has all kinds but this one.
    { tag: kind === 'not found' ? tag : [...tag, '@every-pair'] },
    async ({ page }) => {
      const shifts = await watchShifts(page);
      await page.goto(localePath(PAGE_KINDS[kind], lang));
      await settled(page);
      expect(await shifts()).toEqual([]);
    },
  );
}
