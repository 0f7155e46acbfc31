import type { Page } from '@playwright/test';
import { LANGS, type Lang } from '../../site/languages';
import { localePath } from '../../site/routes';
import { SEARCH_WORDS as WORDS } from '../../site/words/siteSearch';
import { hydrated } from './hydrated';
import { axeViolations } from './axeViolations';
import { expect } from './fixtures';
import { openSearch } from '../../lib/browser';
import { hooksTest, remoteTest as test } from './searchSite';

const PAGE = '/guide/start';

const THEMES = ['light', 'dark'] as const;

const FOUND = { en: 'bundle', zh: '产物' } as const;

const open = async (page: Page, lang: Lang, colorScheme: (typeof THEMES)[number]) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  return openSearch(page, localePath(PAGE, lang), lang);
};

test.describe('in the full tier', { tag: '@search-services' }, () => {
  for (const lang of LANGS) {
    for (const theme of THEMES) {
      test(`issue 6.5 axe finds nothing in the tabs of remote search, ${lang}, ${theme} @phone`, async ({
        page,
      }) => {
        const { dialog, field, options } = await open(page, lang, theme);
        await field.fill(FOUND[lang]);
        await expect(options.first()).toBeVisible();
        expect(await axeViolations(page), 'own index').toEqual([]);
        await dialog.getByRole('tab', { name: 'Other site' }).click();
        await expect(options.first()).toHaveAttribute('target', '_blank');
        expect(await axeViolations(page), 'other index').toEqual([]);
        await field.fill('zzz');
        await expect(dialog.getByText(WORDS.tryAgain[lang])).toBeVisible();
        expect(await axeViolations(page), 'nothing found').toEqual([]);
      });

      hooksTest(
        `issue 6.5 axe finds nothing where a hook draws, ${lang}, ${theme} @phone`,
        async ({ page }) => {
          const { dialog, field, status } = await open(page, lang, theme);
          await field.fill(FOUND[lang]);
          await dialog.getByRole('tab', { name: 'Answers' }).click();
          const drawn = dialog.getByText(`About ${FOUND[lang]}`);
          await expect(drawn).toBeVisible();
          await expect(status).toHaveText(lang === 'en' ? '1 result' : '1 条结果');
          const box = await drawn.boundingBox();
          const frame = await dialog.boundingBox();
          // What a hook draws does not stick to the edge.
          expect((box?.x ?? 0) - (frame?.x ?? 0)).toBeGreaterThan(8);
          expect(await axeViolations(page), 'drawn by a hook').toEqual([]);
        },
      );
    }
  }

  test('issue 6.5 by keys alone: tabs by arrows, back to the field, results by Enter; focus comes back', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Search docs' });
    await button.focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type('bundle');
    await expect(page.getByRole('option').first()).toBeVisible();
    const tab = page.getByRole('tab', { name: 'This site' });
    for (let press = 0; press < 4; press += 1) {
      if (await tab.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(tab).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Other site' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel', { name: 'Other site' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  });
});
