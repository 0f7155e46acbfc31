import type { Page } from '@playwright/test';
import * as LIMITS from '../../site/limits';
import { TOOLS } from '../../site/tools';
import { axeViolations } from './axeViolations';
import { expect, test } from './fixtures';
import { stopClock, visit } from './hydrated';

const PAGE = '/guide/start/intro';
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Rstack (tools|工具)$/ });
const tools = (page: Page) => page.getByRole('list', { name: /^Rstack (tools|工具)$/ });

test('S1-1 S1-2 S1-3 S3-47 the switcher shows seven tools in new tabs, on Chinese pages in Chinese @phone @core', async ({
  page,
}) => {
  for (const path of [PAGE, `/zh${PAGE}`]) {
    await visit(page, path);
    await opener(page).click();
    const links = tools(page).getByRole('link');
    await expect(links).toHaveCount(7);
    for (const [index, tool] of TOOLS.entries()) {
      const link = links.nth(index);
      await expect(link).toContainText(`${tool.name}${path === PAGE ? tool.descEn : tool.desc}`);
      await expect(link).toHaveAttribute('href', (path === PAGE ? tool.urlEn : undefined) ?? tool.url);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  }
});

test('S9-38 it opens after 0.1 s of hover, and closes 0.15 s after the pointer left', async ({ page }) => {
  await visit(page, PAGE);
  await stopClock(page);
  await opener(page).hover();
  await page.clock.runFor(LIMITS.tooltipDelay - 1);
  await expect(tools(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(tools(page)).toBeVisible();
  await page.mouse.move(900, 700);
  await page.clock.runFor(149);
  await expect(tools(page)).toBeVisible();
  await page.clock.runFor(1);
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

test('S9-40 S9-42 S9-43 S9-44 the heading is at least 177 px wide, texts are 14 px, corners 6 px', async ({
  page,
}) => {
  await visit(page, PAGE);
  await opener(page).click();
  const heading = page.getByRole('banner').getByRole('paragraph').filter({ hasText: 'Rstack tools' });
  expect(await heading.evaluate((element) => getComputedStyle(element).minWidth)).toBe('177px');
  const link = tools(page).getByRole('link').first();
  expect(await link.evaluate((element) => getComputedStyle(element).fontSize)).toBe('14px');
  expect(await link.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('6px');
  const row = page.getByRole('link', { name: 'Quick start', exact: true }).first();
  for (const control of [opener(page), row])
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(32);
});

test('issue 7.7 no accessibility finding with a menu of the bar open @phone', async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
  for (const name of [/^Rstack/, isMobile ? '打开菜单' : /^Language/]) {
    await visit(page, isMobile ? `/zh${PAGE}` : PAGE);
    await page.getByRole('banner').getByRole('button', { name }).click();
    expect(await axeViolations(page, 'header')).toEqual([]);
  }
});
