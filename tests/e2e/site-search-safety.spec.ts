import { localePath } from '../../site/routes';
import { SEARCH_WORDS as WORDS } from '../../site/words/siteSearch';
import { axeViolations } from './axeViolations';
import { expect, test } from './fixtures';
import { expectHarmless } from './hostileDialog';
import { openSearch } from './searchDialog';

const PAGE = '/guide/start/intro';
/** What Tab reaches in the dialog before its results, at most. */
const TAB_STOPS = 8;

for (const [state, lang, theme, tag] of [
  ['empty', 'en', 'light', '@phone-only'],
  ['results', 'zh', 'light', ''],
  ['nothing', 'en', 'dark', '@phone-only @quick'],
  ['failed', 'zh', 'dark', ''],
] as const) {
  test(`issue 6.5 no accessibility finding with the dialog open: ${state}, ${lang}, ${theme} ${tag}`, async ({
    page,
    pageErrors,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    if (state === 'failed') await page.route('**/static/search_index.*', (route) => route.abort());
    const { dialog, field, options } = await openSearch(page, localePath(PAGE, lang), lang);
    if (state === 'results') {
      await field.fill('brotli');
      await expect(options.first()).toBeVisible();
    } else if (state !== 'empty') {
      await field.fill('qwzxv plonk');
      await expect(dialog.getByRole('button').last()).toBeVisible();
      await expect(
        dialog.getByText(state === 'failed' ? WORDS.failed[lang] : WORDS.tryAgain[lang]).first(),
      ).toBeVisible();
    }
    expect(await axeViolations(page)).toEqual([]);
    if (state === 'failed') pageErrors.splice(0);
  });
}

test('issue 6.3 hostile queries in the dialog of the site: text, bounded, no error', async ({ page }) => {
  await expectHarmless(page, PAGE);
});

test('a list of results that scrolls can be reached and scrolled by the keyboard, on a short narrow screen too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 400 });
  const { dialog, field, options } = await openSearch(page, PAGE);
  const box = dialog.getByRole('region', { name: WORDS.results.en });
  // What is offered before anything is typed fits.
  await expect(box).toHaveCount(0);
  await field.fill('loader');
  await expect(options.first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const isReached = () => box.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < TAB_STOPS && !(await isReached()); step += 1) await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('End');
  await expect(options.last()).toBeInViewport();
});
