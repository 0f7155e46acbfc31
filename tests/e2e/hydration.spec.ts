import type { Page } from '@playwright/test';
import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { settled } from './settled';
import { expect, test } from './fixtures';

const PAGE = '/guide/start/quick-start';
const MARK = 'id:"quick-start"';

/** How often the part of a page's script that draws its first heading was called. */
async function callsOfText(page: Page, address: string): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page.goto(address);
  await settled(page);
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  const scripts = result.filter(({ url }) => url.includes('/static/js/async/'));
  const counts = await Promise.all(
    scripts.map(async ({ url, functions }) => {
      const text = await (await page.request.get(url)).text();
      const drawing = functions
        .map(({ ranges: [range] }) => range)
        .filter((range) => range && text.slice(range.startOffset, range.endOffset).includes(MARK))
        .sort(
          (a, b) => (a?.endOffset ?? 0) - (a?.startOffset ?? 0) - (b?.endOffset ?? 0) + (b?.startOffset ?? 0),
        );
      return drawing[0]?.count ?? [];
    }),
  );
  return counts.flat();
}

for (const lang of LANGS) {
  test(`issue 7.1 the text of a page is drawn once when its scripts arrive: ${lang}`, async ({ page }) => {
    expect(await callsOfText(page, localePath(PAGE, lang))).toEqual([1]);
  });
}

const COMMUNITY = { en: 'Community', zh: '社区' } as const;

/** How many icons of social networks a page or dialog shows. */
const drawnIcons = (page: Page, lang: keyof typeof COMMUNITY) =>
  page
    .getByRole('list', { name: COMMUNITY[lang] })
    .getByRole('link')
    .locator('[aria-hidden]')
    .evaluateAll(
      (icons) =>
        icons.filter((icon) => getComputedStyle(icon).maskImage.includes('data:image/svg+xml')).length,
    );

test('issue 7.1 icons that stand in the HTML stay when scripts arrive, and on the next pages', async ({
  page,
}) => {
  await page.goto(PAGE);
  await settled(page);
  expect(await drawnIcons(page, 'en')).toBe(3);
  await page.getByRole('link', { name: /^Next Page/ }).click();
  await expect(page).not.toHaveURL(PAGE);
  expect(await drawnIcons(page, 'en')).toBe(3);
  await page.goto(PAGE);
  await page.getByRole('button', { name: /^Language/ }).hover();
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`/zh${PAGE}`);
  await expect.poll(() => drawnIcons(page, 'zh')).toBe(3);
});

test('issue 7.1 a menu that the browser makes brings its icons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: /^GitHub/ })).toBeVisible();
  const masks = await menu
    .getByRole('region', { name: COMMUNITY.en })
    .locator('[aria-hidden]')
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).maskImage.slice(0, 24)));
  expect(masks).toEqual(Array.from({ length: 3 }, () => 'url("data:image/svg+xml,'));
});
