import type { Page } from '@playwright/test';
import * as LIMITS from '../../site/limits';
import { hydrated } from './hydrated';
import { expect, test } from './fixtures';
import { stopClock } from './stopClock';

const LONG_PAGE = '/config/options/options';

test.describe('code samples', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const sample = (page: Page) => page.getByRole('main').locator('div:has(> div > pre)').first();
  const copy = (page: Page) => sample(page).getByRole('button', { name: 'Copy code' });

  test('S2-28 S4-13 copying says so for 2 seconds', async ({ page }) => {
    await page.goto(LONG_PAGE);
    await hydrated(page);
    await stopClock(page);
    const status = sample(page).getByRole('status');
    await expect(status).toHaveText('');
    await sample(page).hover();
    await copy(page).click();
    await expect(status).toHaveText('Copied');
    const code = (await sample(page).locator('pre').innerText()).trim();
    expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(code);
    await page.clock.runFor(LIMITS.copiedDuration - 1);
    await expect(status).toHaveText('Copied');
    await page.clock.runFor(2);
    await expect(status).toHaveText('');
  });

  test('S2-29 wrapping is a switch: long lines stay inside', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await page.goto(LONG_PAGE);
    const wrap = sample(page).getByRole('button', { name: 'Wrap lines' });
    const over = () =>
      sample(page)
        .locator('pre')
        .evaluate((pre) => (pre.parentElement?.scrollWidth ?? 0) - (pre.parentElement?.clientWidth ?? 0));
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await over()).toBeGreaterThan(0);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await over()).toBe(0);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  });

  test('S2-28 the buttons show when the keyboard reaches them', async ({ page }) => {
    await page.goto(LONG_PAGE);
    await page.mouse.move(0, 0);
    const opacity = () => copy(page).evaluate((button) => getComputedStyle(button).opacity);
    await expect.poll(opacity).toBe('0');
    await copy(page).focus();
    await expect.poll(opacity).toBe('1');
    const box = await copy(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });

  test('issue 7.1 a sample has its place before its buttons have come, and each button before the next @phone', async ({
    page,
  }) => {
    await page.goto(LONG_PAGE);
    await hydrated(page);
    const wrap = sample(page).getByRole('button', { name: 'Wrap lines' });
    const code = sample(page).locator('pre');
    const places = () => Promise.all([wrap.boundingBox(), code.boundingBox()]);
    const [ofWrap, ofCode] = await places();
    await wrap.evaluate((button) => {
      while (button.nextSibling) button.nextSibling.remove();
    });
    expect(await places()).toEqual([ofWrap, ofCode]);
    await wrap.evaluate((button) => button.parentElement?.remove());
    expect(await code.boundingBox()).toEqual(ofCode);
  });

  test('a sample that scrolls can be scrolled by keyboard, and only that takes a stop', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await page.goto(LONG_PAGE);
    await hydrated(page);
    const box = sample(page).getByRole('group', { name: 'Code sample, scrolls sideways' });
    await expect(box).toHaveAttribute('tabindex', '0');
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await sample(page).getByRole('button', { name: 'Wrap lines' }).click();
    await expect(box).toHaveCount(0);
  });
});

test.describe('without the clipboard', () => {
  test('S2-28 a refusal is said', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('no')) },
      });
    });
    await page.goto(LONG_PAGE);
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Copy code' }).first();
    await button.focus();
    await button.press('Space');
    await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toHaveCount(1);
  });
});
