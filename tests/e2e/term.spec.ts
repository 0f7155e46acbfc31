import type { Page } from '@playwright/test';
import * as LIMITS from '../../site/limits';
import { axeViolations } from './axeViolations';
import { expect } from './fixtures';
import { componentTest as test } from './fixtureSite';
import { stopClock, visit } from './hydrated';

const term = (page: Page) => page.getByRole('main').getByRole('link', { name: 'chunk', exact: true });
const tip = (page: Page) => page.getByRole('tooltip').filter({ hasText: 'A group of modules' });

test('a term is explained by the first sentence of the glossary and leads to it', async ({ page }) => {
  await visit(page, '/zh/');
  await expect(term(page)).toHaveAccessibleDescription(/^打包工具写进同一个文件的一组模块/);
  await expect(term(page)).toHaveAttribute('href', '/zh/config/options/term#chunk');
  await visit(page, '/');
  await expect(term(page)).toHaveAccessibleDescription(
    /^A group of modules that the bundler writes into one file, .* shows it\.$/,
  );
  await term(page).click();
  await expect(page).toHaveURL(/\/config\/options\/term#chunk$/);
});

test('S9-38 S9-39 1.4.13 it is at most 250 px wide, inside the window, and stays under the pointer', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/');
    await term(page).hover();
    await expect(tip(page)).toBeVisible();
    const box = await tip(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(250);
    expect(box?.width).toBeGreaterThan(200);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await tip(page).hover();
  await page.waitForTimeout(LIMITS.tooltipDelay * 4);
  await expect(tip(page)).toBeVisible();
  await stopClock(page);
  await page.mouse.move(600, 700);
  await page.clock.runFor(LIMITS.tooltipDelay - 1);
  await expect(tip(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(tip(page)).toBeHidden();
  await term(page).hover();
  await page.clock.runFor(LIMITS.tooltipDelay - 1);
  await expect(tip(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(tip(page)).toBeVisible();
});

test('S9-41 Escape closes it and leaves the focus where it is', async ({ page }) => {
  await visit(page, '/');
  await term(page).focus();
  await expect(tip(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await expect(term(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tip(page)).toBeVisible();
});
