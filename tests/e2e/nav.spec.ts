import type { Page } from '@playwright/test';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import { BREAKPOINTS } from '../../site/limits';
import { DIAGNOSE_PATH } from '../../site/routes';
import { expect, test } from './fixtures';
import { visit } from './hydrated';

const PAGE = '/guide/start/intro';
const SECTIONS = [PAGE, '/config/options/options', '/blog/release/release-note-1_0', DIAGNOSE_PATH];
const banner = (page: Page) => page.getByRole('banner');

test('S9-25 S9-26 S9-31 S9-36 the bar is 72 px high, 56 px up to 768 px; below 1280 px social links are in a menu', async ({
  page,
}) => {
  await visit(page, PAGE);
  for (const [width, height] of [
    [1440, 72],
    [BREAKPOINTS.mobile + 1, 72],
    [BREAKPOINTS.mobile, 56],
    [320, 56],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, (await banner(page).boundingBox())?.height]).toEqual([width, height]);
  }
  const link = banner(page).getByRole('link', { name: /GitHub/ });
  const more = banner(page).getByRole('button', { name: 'More' });
  await page.setViewportSize({ width: BREAKPOINTS.wide, height: 800 });
  await expect(link).toBeVisible();
  await expect(more).toBeHidden();
  await page.setViewportSize({ width: BREAKPOINTS.wide - 1, height: 800 });
  await expect(link).toBeHidden();
  await more.click();
  await expect(link).toBeVisible();
});

test('S2-8 S2-61 S2-62 S2-70 S3-28 the bar has the sections, the one of the page is marked; the title leads home @core', async ({
  page,
}) => {
  for (const [home, names, version] of [
    ['/', ['Guide', 'Config', 'Blog', 'Diagnose'], 'Documented version'],
    ['/zh/', ['指南', '配置', '博客', '诊断'], '文档对应的版本'],
  ] as const) {
    const prefix = home.slice(0, -1);
    await visit(page, `${prefix}/guide/start/cli`);
    const links = banner(page)
      .getByRole('navigation', { name: /^(?:Main|主导航)$/ })
      .getByRole('link');
    await expect(links).toHaveText([...names]);
    for (const [at, path] of SECTIONS.entries())
      await expect(links.nth(at)).toHaveAttribute('href', `${prefix}${path}`);
    await expect(links.first()).toHaveAttribute('aria-current', 'true');
    await links.first().click();
    await expect(page).toHaveURL(`${prefix}${PAGE}`);
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
    await expect(links.nth(1)).not.toHaveAttribute('aria-current');
    const search = banner(page).getByRole('button', { name: /search|搜索/i });
    await expect(search.filter({ visible: true })).toHaveCount(1);
    await expect(banner(page).getByTitle(version)).toHaveText(`${version} ${DOCUMENTED_VERSION}`);
    await banner(page).getByRole('link', { name: 'Rsdoctor', exact: true }).click();
    await expect(page).toHaveURL(home);
  }
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
    const height = width > BREAKPOINTS.mobile ? 72 : 56;
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

test('every part of the bar has its place at every width @quick', async ({ page }) => {
  for (const path of [PAGE, `/zh${PAGE}`, '/']) {
    await page.goto(path);
    const widths = [320, 360, 390, 480, 640, 767, 768, 769, 800, 900, 1024, 1279, 1280, 1440, 1600];
    expect(await barFaults(page, widths)).toEqual([]);
  }
});

test('1.4.4 every part of the bar has its place beside text of twice the size', async ({ page }) => {
  for (const path of [PAGE, `/zh${PAGE}`, '/']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const widths = [640, 768, 769, 1024, 1280, 1440, 1536, 1537, 1600, 1920, 1921];
    expect(await barFaults(page, widths)).toEqual([]);
  }
});

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

test('S2-55 S2-59 S9-35 on the landing page the bar is clear up to 100 px, solid from there; it sticks to the top @phone', async ({
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
    [99, true],
    [100, false],
    [0, true],
  ] as const) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(async () => (await colour()) === clear, { message: `${y}` }).toBe(isClear);
  }
  await page.goto('/config/options/options');
  expect(await colour()).not.toBe(clear);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  expect((await banner(page).boundingBox())?.y).toBe(0);
});
