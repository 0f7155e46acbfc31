import type { Page } from '@playwright/test';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import * as LIMITS from '../../site/limits';
import { visit } from './hydrated';
import { expect, test } from './sharedPage';

const PAGE = '/guide/start/intro';
const banner = (page: Page) => page.getByRole('banner');

test('S9-25 S9-26 S9-36 the bar is 72 px high, and 56 px up to 768 px', async ({ page }) => {
  await page.goto(PAGE);
  for (const [width, height] of [
    [1440, LIMITS.navHeight],
    [LIMITS.BREAKPOINTS.mobile + 1, LIMITS.navHeight],
    [LIMITS.BREAKPOINTS.mobile, LIMITS.navHeightMobile],
    [320, LIMITS.navHeightMobile],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, (await banner(page).boundingBox())?.height]).toEqual([width, height]);
  }
});

test('S2-59 @phone the bar sticks to the top', async ({ page }) => {
  await page.goto('/config/options/options');
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  expect((await banner(page).boundingBox())?.y).toBe(0);
});

test('S2-61 the title leads home in the language of the page', async ({ page }) => {
  for (const [path, home] of [
    [PAGE, '/'],
    [`/zh${PAGE}`, '/zh/'],
  ] as const) {
    await page.goto(path);
    await banner(page).getByRole('link', { name: 'Rsdoctor', exact: true }).click();
    await expect(page).toHaveURL(home);
  }
});

test('the version beside the title says what it is', async ({ page }) => {
  await page.goto(`/zh${PAGE}`);
  await expect(banner(page).getByTitle('文档对应的版本')).toHaveText(`文档对应的版本 ${DOCUMENTED_VERSION}`);
});

test('S2-62 S3-28 the sections stand in the bar, the one of the page is marked @core', async ({ page }) => {
  await page.goto('/guide/start/cli');
  const main = banner(page).getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText(['Guide', 'Config', 'Blog', 'Diagnose']);
  await expect(main.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'true');
  await main.getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(main.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'page');
  await expect(main.getByRole('link', { name: 'Config' })).not.toHaveAttribute('aria-current');
});

test('S2-70 @phone the search button stands in the bar', async ({ page }) => {
  await page.goto(PAGE);
  await expect(
    banner(page)
      .getByRole('button', { name: /search/i })
      .filter({ visible: true }),
  ).toHaveCount(1);
});

test('S9-31 below 1280 px the social links move into a menu', async ({ page }) => {
  await page.goto(PAGE);
  const link = banner(page).getByRole('link', { name: /GitHub/ });
  const more = banner(page).getByRole('button', { name: 'More' });
  await page.setViewportSize({ width: LIMITS.BREAKPOINTS.wide, height: 800 });
  await expect(link).toBeVisible();
  await expect(more).toBeHidden();
  await page.setViewportSize({ width: LIMITS.BREAKPOINTS.wide - 1, height: 800 });
  await expect(link).toBeHidden();
  await more.click();
  await expect(link).toBeVisible();
});

/** What stands in the bar over something else, outside of it, or too small to be pressed, at some widths in px. */
async function barFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await banner(page)
      .locator('a, button')
      .filter({ visible: true })
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return { name: part.textContent || part.ariaLabel || '', left, right, top, bottom };
        }),
      );
    expect(boxes.length).toBeGreaterThan(2);
    const height = width > LIMITS.BREAKPOINTS.mobile ? LIMITS.navHeight : LIMITS.navHeightMobile;
    boxes.forEach((box, index) => {
      const next = boxes[index + 1];
      if (next && next.left < box.right) faults.push(`${width}: ${next.name} overlaps ${box.name}`);
      if (box.left < 0 || box.right > width || box.top < 0 || box.bottom > height) {
        faults.push(`${width}: ${box.name} leaves the bar`);
      }
      // 2.5.8: target size.
      if (box.right - box.left < 24 || box.bottom - box.top < 24)
        faults.push(`${width}: ${box.name} is small`);
    });
  }
  return faults;
}

for (const path of [PAGE, `/zh${PAGE}`, '/']) {
  test(`every part of the bar has its place at every width: ${path} @core`, async ({ page }) => {
    await page.goto(path);
    expect(
      await barFaults(page, [320, 360, 390, 480, 640, 767, 768, 769, 800, 900, 1024, 1279, 1280, 1440, 1600]),
    ).toEqual([]);
  });

  test(`1.4.4 every part of the bar has its place beside text of twice the size: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const widths = [640, 768, 769, 1024, 1280, 1440, 1536, 1537, 1600, 1920, 1921];
    expect(await barFaults(page, widths)).toEqual([]);
  });
}

test('1.4.4 beside text of twice the size the menu opens on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, PAGE);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await banner(page).getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Config' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1600, height: 800 });
  await expect(menu).toBeHidden();
});

test('S2-55 S9-35 @phone on the landing page the bar is clear up to 100 px and solid from there', async ({
  page,
}) => {
  await page.goto('/');
  const colour = () =>
    banner(page)
      .locator('> div')
      .evaluate((row) => getComputedStyle(row).backgroundColor);
  const clear = 'rgba(0, 0, 0, 0)';
  for (const [y, isClear] of [
    [0, true],
    [LIMITS.landingNavSolid - 1, true],
    [LIMITS.landingNavSolid, false],
    [0, true],
  ] as const) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(async () => (await colour()) === clear, { message: `${y}` }).toBe(isClear);
  }
  await page.goto(PAGE);
  expect(await colour()).not.toBe(clear);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@phone the sections are links, and nothing is shown that needs a script', async ({ page }) => {
    await page.goto(PAGE);
    await expect(banner(page).getByRole('link', { name: 'Config' })).toBeVisible();
    await expect(banner(page).getByRole('switch')).toBeHidden();
    await expect(banner(page).getByRole('button', { name: 'Open menu' })).toBeHidden();
  });

  test('the menus open by hover and by focus', async ({ page }) => {
    await page.goto(PAGE);
    await banner(page)
      .getByRole('button', { name: /^Language/ })
      .hover();
    await expect(banner(page).getByRole('link', { name: '简体中文' })).toBeVisible();
    await banner(page).getByRole('button', { name: 'Rstack tools' }).focus();
    await expect(banner(page).getByRole('link', { name: /Rspack/ })).toBeVisible();
  });
});
