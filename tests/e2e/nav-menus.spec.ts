import type { Page } from '@playwright/test';
import * as LIMITS from '../../site/limits';
import { visit } from './hydrated';
import { expect, test as fresh } from './fixtures';
import { stopClock } from './stopClock';
import { test } from './sharedPage';

const PAGE = '/guide/start/intro';
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Language|语言)/ });
const entry = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const chinese = (page: Page) => entry(page, '简体中文');

test.describe('dropdowns', () => {
  fresh('S2-63 S2-64 S9-34 open on hover and close 150 ms after the pointer left @core', async ({ page }) => {
    await visit(page, PAGE);
    await stopClock(page);
    await opener(page).hover();
    await expect(chinese(page)).toBeVisible();
    await page.mouse.move(400, 600);
    await page.clock.runFor(LIMITS.dropdownCloseDelay - 1);
    await expect(chinese(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(chinese(page)).toBeHidden();
  });

  test('S2-63 stay open while the pointer goes to an entry @core', async ({ page }) => {
    await visit(page, PAGE);
    await opener(page).hover();
    const box = await chinese(page).boundingBox();
    if (!box) throw new Error('not open');
    await page.mouse.move(box.x + 20, box.y + 10, { steps: 12 });
    await page.waitForTimeout(LIMITS.dropdownCloseDelay + 100);
    await expect(chinese(page)).toBeVisible();
  });

  test('S2-63 open on focus; Escape closes and keeps focus; Enter and Space open and close @core', async ({
    page,
  }) => {
    await visit(page, PAGE);
    await page.getByRole('banner').getByRole('link', { name: 'Diagnose' }).focus();
    await page.keyboard.press('Tab');
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await expect(chinese(page)).toBeHidden();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(chinese(page), key).toBeVisible();
      await page.keyboard.press(key);
      await expect(chinese(page), key).toBeHidden();
    }
  });

  test('S2-63 arrows lead into the list and round in it; Escape gives focus back @core', async ({ page }) => {
    await visit(page, PAGE);
    await opener(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(entry(page, 'English')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(chinese(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry(page, 'English')).toBeFocused();
    await page.keyboard.press('End');
    await expect(chinese(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await expect(chinese(page)).toBeHidden();
  });

  test('S2-63 Tab walks through the entries and closes behind itself @core', async ({ page }) => {
    await visit(page, PAGE);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(chinese(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeFocused();
    await expect(chinese(page)).toBeHidden();
  });

  test('S2-63 a click keeps the list, the next one and a press beside it close it @core', async ({
    page,
  }) => {
    await visit(page, PAGE);
    await opener(page).click();
    await expect(chinese(page)).toBeVisible();
    await opener(page).click();
    await expect(chinese(page)).toBeHidden();
    await opener(page).click();
    await page.mouse.click(600, 700);
    await expect(chinese(page)).toBeHidden();
  });
});

test.describe('language switch', () => {
  test('S2-65 keeps page, query and hash letter by letter, without a reload @core', async ({ page }) => {
    await page.goto('/config/options/options');
    const id = await page.locator('main h2[id]').nth(1).getAttribute('id');
    await visit(page, `/config/options/options?q=a%20b%26c&full=100%25#${id}`);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await opener(page).hover();
    await chinese(page).click();
    await expect(page).toHaveURL(`/zh/config/options/options?q=a%20b%26c&full=100%25#${id}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await opener(page).hover();
    await entry(page, 'English').click();
    await expect(page).toHaveURL(`/config/options/options?q=a%20b%26c&full=100%25#${id}`);
  });

  test('S2-65 the entries carry their language and mark the current one @core', async ({ page }) => {
    await visit(page, '/zh/');
    await opener(page).hover();
    for (const [name, lang, href, current] of [
      ['English', 'en', '/', null],
      ['简体中文', 'zh', '/zh/', 'page'],
    ] as const) {
      const link = entry(page, name);
      await expect(link).toHaveAttribute('lang', lang);
      await expect(link).toHaveAttribute('hreflang', lang);
      await expect(link).toHaveAttribute('href', href);
      expect(await link.getAttribute('aria-current')).toBe(current);
    }
  });

  test('S2-65 on the 404 page it leads home @core', async ({ page }) => {
    await visit(page, '/no/such/page?x=1');
    await opener(page).hover();
    await chinese(page).click();
    await expect(page).toHaveURL('/zh/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  });
});
