import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as LIMITS from '../../site/limits';
import { TOOLS } from '../../site/tools';
import { visit } from './hydrated';
import { expect, test as fresh } from './fixtures';
import { stopClock } from './stopClock';
import { test } from './sharedPage';

const PAGE = '/guide/start/intro';
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Rstack (tools|工具)$/ });
const tools = (page: Page) => page.getByRole('list', { name: /^Rstack (tools|工具)$/ });

test('S1-1 S1-2 S3-47 @phone a click shows seven tools, each with name and description, in new tabs @core', async ({
  page,
}) => {
  await visit(page, PAGE);
  await opener(page).click();
  const links = tools(page).getByRole('link');
  await expect(links).toHaveCount(TOOLS.length);
  for (const [index, tool] of TOOLS.entries()) {
    await expect(links.nth(index)).toContainText(`${tool.name}${tool.descEn}`);
    await expect(links.nth(index)).toHaveAttribute('href', tool.urlEn ?? tool.url);
    await expect(links.nth(index)).toHaveAttribute('target', '_blank');
    await expect(links.nth(index)).toHaveAttribute('rel', /noopener/);
    await expect(links.nth(index)).toBeInViewport({ ratio: 1 });
  }
});

test('S1-3 on a path with zh texts and addresses are Chinese, also after a navigation', async ({ page }) => {
  await visit(page, PAGE);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .hover();
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`/zh${PAGE}`);
  await opener(page).click();
  for (const [index, tool] of TOOLS.entries()) {
    const link = tools(page).getByRole('link').nth(index);
    await expect(link).toContainText(`${tool.name}${tool.desc}`);
    await expect(link).toHaveAttribute('href', tool.url);
  }
});

fresh('S9-38 it opens after 0.1 s of hover, and stays while the pointer is on the list', async ({ page }) => {
  await visit(page, PAGE);
  await stopClock(page);
  await opener(page).hover();
  await page.clock.runFor(LIMITS.tooltipDelay - 1);
  await expect(tools(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(tools(page)).toBeVisible();
  await tools(page).getByRole('link').first().hover();
  await page.clock.runFor(1000);
  await expect(tools(page)).toBeVisible();
  await page.mouse.move(900, 700);
  await page.clock.runFor(LIMITS.dropdownCloseDelay);
  await expect(tools(page)).toBeHidden();
});

test('the switcher does not stand in the way of the keyboard: it opens by Enter, not by focus', async ({
  page,
}) => {
  await visit(page, PAGE);
  await page.getByRole('banner').getByRole('link', { name: 'Rsdoctor', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(tools(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tools(page).getByRole('link').first()).toBeFocused();
});

test('S9-40 S9-42 S9-43 the heading is at least 177 px wide, texts are 14 px, corners 6 px', async ({
  page,
}) => {
  await visit(page, PAGE);
  await opener(page).click();
  const heading = page.getByRole('banner').getByRole('paragraph').filter({ hasText: 'Rstack tools' });
  expect(await heading.evaluate((element) => getComputedStyle(element).minWidth)).toBe(
    `${LIMITS.popoverTitleMinWidth}px`,
  );
  const link = tools(page).getByRole('link').first();
  expect(await link.evaluate((element) => getComputedStyle(element).fontSize)).toBe('14px');
  expect(await link.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('6px');
});

test('S9-44 the button of the switcher and the rows of the sidebar are at least 32 px high', async ({
  page,
}) => {
  await page.goto(PAGE);
  const row = page.getByRole('link', { name: 'Quick start', exact: true }).first();
  for (const control of [opener(page), row]) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(32);
  }
});

test('1.4.4 1.4.10 beside text of twice the size the list of the tools stays in the window', async ({
  page,
}) => {
  await visit(page, PAGE);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [640, 769, 1280, 1440, 1537, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await opener(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(tools(page)).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const inside = await tools(page).evaluate((list) => list.scrollWidth - list.clientWidth);
    expect([width, Math.max(0, over), inside]).toEqual([width, 0, 0]);
    await page.keyboard.press('Escape');
  }
});

for (const [path, scheme] of [
  [PAGE, 'light'],
  [`/zh${PAGE}`, 'dark'],
] as const) {
  const device = scheme === 'light' ? '' : '@phone @phone-only ';
  test(`${device}no accessibility finding with a menu of the bar open: ${path}, ${scheme}`, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const names = isMobile ? [/^Rstack/, /^(Open menu|打开菜单)$/] : [/^Rstack/, /^(Language|语言)/];
    for (const name of names) {
      await visit(page, path);
      await page.getByRole('banner').getByRole('button', { name }).click();
      const { violations } = await new AxeBuilder({ page }).include('header').analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
      ).toEqual([]);
    }
  });
}
