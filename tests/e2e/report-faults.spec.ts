import type { Page, Route } from '@playwright/test';
import { FULL_LANGS, type FullLang } from '../../site/languages';
import { REPORT_DEMOS } from '../../site/reportDemos';
import { localePath } from '../../site/routes';
import { REPORT_WORDS } from '../../site/words/reports';
import { awake } from './awake';
import { expect, test } from './fixtures';
import { forgetFaults, gone } from './loadFaults';

const PAGE = '/guide/start/live-report';
const REPORTS = '**/reports/*.html*';
const { title } = REPORT_DEMOS['rspack-app'];

const demo = (page: Page, lang: FullLang) => page.getByRole('figure').filter({ hasText: title[lang] });

test.afterEach(({ complaints }) => forgetFaults(complaints));

for (const lang of FULL_LANGS) {
  const { open, opening, failed } = REPORT_WORDS;

  test(`issue 7.3 a live report that is gone leaves its poster and is told; the next press opens it: ${lang}`, async ({
    page,
  }) => {
    await page.route(REPORTS, gone);
    await page.goto(localePath(PAGE, lang));
    await awake(page);
    const button = demo(page, lang).getByRole('button', { name: `${open[lang]}: ${title[lang]}` });
    await button.press('Enter');
    await expect(demo(page, lang).getByRole('status')).toHaveText(failed[lang]);
    await expect(button).toBeFocused();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.unroute(REPORTS);
    await button.press('Enter');
    await expect(page.getByTitle(title[lang])).toBeFocused();
    await expect(demo(page, lang).getByRole('status')).toHaveText('');
  });

  test(`issue 7.3 without a connection a live report is told not to have come: ${lang}`, async ({
    page,
    context,
  }) => {
    await page.goto(localePath(PAGE, lang));
    await awake(page);
    await context.setOffline(true);
    await demo(page, lang).getByRole('button').click();
    await expect(demo(page, lang).getByRole('status')).toHaveText(failed[lang]);
    await context.setOffline(false);
  });

  test(`issue 7.3 a live report that is slow says that it is on its way: ${lang}`, async ({ page }) => {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    const hold = async (route: Route) => {
      if (route.request().method() === 'GET') await held;
      await route.continue();
    };
    await page.route(REPORTS, hold);
    await page.goto(localePath(PAGE, lang));
    await awake(page);
    await demo(page, lang).getByRole('button').click();
    await expect(demo(page, lang).getByText(opening[lang])).toBeVisible();
    await expect(page.getByTitle(title[lang])).toHaveCSS('opacity', '0');
    go();
    await expect(demo(page, lang).getByText(opening[lang])).toHaveCount(0);
    await expect(page.getByTitle(title[lang])).toHaveCSS('opacity', '1');
  });
}

test('issue 7.3 a picture that is gone leaves its words readable and its place free', async ({ page }) => {
  await page.route('**/images/**', gone);
  await page.goto('/guide/usage/bundle-size');
  await awake(page);
  const picture = page
    .getByRole('main')
    .getByRole('button', { name: /^Enlarge picture/ })
    .first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const look = await picture.evaluate((image: HTMLImageElement) => {
    const { lineHeight, fontSize } = getComputedStyle(image);
    const { width, height } = image.getBoundingClientRect();
    return { lines: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize), ratio: width / height };
  });
  expect(look.lines, 'lines of the words do not lie on one another').toBeGreaterThan(1);
  const written = await picture.evaluate(
    (image: HTMLImageElement) => Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
  );
  expect(look.ratio).toBeCloseTo(written, 1);
});
