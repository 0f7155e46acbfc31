import type { Page } from '@playwright/test';
import * as LIMITS from '../../site/limits';
import { visit } from './hydrated';
import { expect, test } from './fixtures';
import { stopClock } from './stopClock';

const LONG_PAGE = '/config/options/options';

test.describe('code samples', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const sample = (page: Page) => page.getByRole('main').locator('div:has(> div > pre)').first();
  const copy = (page: Page) => sample(page).getByRole('button', { name: 'Copy code' });

  test('S2-28 S4-13 copying says so for 2 seconds @core', async ({ page }) => {
    await visit(page, LONG_PAGE);
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

  test('S2-28 copying is in sight without a pointer and beside the code, wrapping where a line is cut', async ({
    page,
  }) => {
    await visit(page, LONG_PAGE);
    await page.mouse.move(0, 0);
    await expect(copy(page)).toHaveCSS('opacity', '1');
    const box = await copy(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    for (const block of await page.locator('.rp-codeblock:visible').all()) {
      const found = await block.evaluate((element) => {
        const code = element.querySelector('.rp-scrollbar');
        const button = element.querySelector('button:not([aria-pressed])');
        const wrap = element.querySelector<HTMLElement>('button[aria-pressed]');
        const [inner, outer] = [code, button].map((each) => each?.getBoundingClientRect());
        const isBeside =
          (outer?.left ?? 0) >= (inner?.right ?? 0) || (outer?.bottom ?? 0) <= (inner?.top ?? 0);
        const isCut = code !== null && code.scrollWidth > code.clientWidth + 1;
        return { isBeside, wraps: wrap?.checkVisibility() === isCut };
      });
      expect(found).toEqual({ isBeside: true, wraps: true });
    }
  });

  test('a sample that scrolls can be scrolled by keyboard, and only that takes a stop', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await visit(page, LONG_PAGE);
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
  test('S2-28 a refusal is said @core', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('no')) },
      });
    });
    await visit(page, LONG_PAGE);
    const button = page.getByRole('button', { name: 'Copy code' }).first();
    await button.focus();
    await button.press('Space');
    await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toHaveCount(1);
  });
});

const QUICK_START = '/guide/start/quick-start';

test.describe('a sample that shows a change', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const config = (page: Page) => page.locator('.rp-codeblock:visible', { hasText: 'webpack.config.' });
  const added = (page: Page) => config(page).getByRole('insertion');

  test('issue 18.6 added lines have a sign in every medium, which is not copied', async ({ page }) => {
    await visit(page, `${QUICK_START}?tool=webpack`);
    await expect(added(page)).toHaveCount(5);
    for (const media of [
      {},
      { colorScheme: 'dark' },
      { forcedColors: 'active' },
      { forcedColors: 'none', media: 'print' },
    ] as const) {
      await page.emulateMedia(media);
      for (const line of await added(page).all()) {
        const sign = await line.evaluate((element) => {
          const { content, position, color } = getComputedStyle(element, '::before');
          return { content, position, isSeen: color !== getComputedStyle(element).backgroundColor };
        });
        expect(sign, JSON.stringify(media)).toEqual({ content: '"+"', position: 'absolute', isSeen: true });
      }
    }
    await page.emulateMedia({ media: null });
    await config(page).hover();
    await config(page).getByRole('button', { name: 'Copy code' }).click();
    await expect(config(page).getByRole('status')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n').slice(0, 5)).toEqual([
      "import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';",
      '',
      "const doctor = process.env.RSDOCTOR === 'true';",
      '',
      'export default {',
    ]);
    expect(copied).not.toContain('+');
  });

  test('issue 18.6 the module format is chosen at the sample, for every tool, and kept', async ({ page }) => {
    await visit(page, QUICK_START);
    const formats = page.getByRole('group', { name: 'Config format' });
    await formats.getByRole('radio', { name: 'ESM' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${QUICK_START}?format=cjs`);
    await expect(page.getByText('rspack.config.cjs', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Build tool' }).selectOption('webpack');
    await expect(config(page)).toContainText('module.exports = {');
    await page.goto(`${QUICK_START}?tool=webpack`);
    await expect(formats.getByRole('radio', { name: 'CommonJS' })).toBeChecked();
  });
});
