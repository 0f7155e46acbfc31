import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { stopClock, visit } from './hydrated';

const LONG_PAGE = '/config/options/options';
const QUICK_START = '/guide/start/quick-start';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const sample = (page: Page) => page.getByRole('main').locator('div:has(> div > pre)').first();
const copy = (page: Page) => sample(page).getByRole('button', { name: 'Copy code' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('S2-28 S4-13 copying says so for 2 seconds @core', async ({ page }) => {
  await visit(page, LONG_PAGE);
  await stopClock(page);
  const status = sample(page).getByRole('status');
  await expect(status).toHaveText('');
  await sample(page).hover();
  await copy(page).click();
  await expect(status).toHaveText('Copied');
  const code = (await sample(page).locator('pre').innerText()).trim();
  expect((await copied(page)).trim()).toBe(code);
  await page.clock.runFor(1999);
  await expect(status).toHaveText('Copied');
  await page.clock.runFor(2);
  await expect(status).toHaveText('');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'));
  });
  await copy(page).click();
  await expect(status).toHaveText('Not copied: your browser blocked the clipboard');
});

test('S2-29 wrapping is a switch: long lines stay inside; what scrolls is scrolled by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await visit(page, LONG_PAGE);
  const box = sample(page).getByRole('group', { name: 'Code sample, scrolls sideways' });
  await expect(box).toHaveAttribute('tabindex', '0');
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
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
  await expect(box).toHaveCount(0);
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
      const isBeside = (outer?.left ?? 0) >= (inner?.right ?? 0) || (outer?.bottom ?? 0) <= (inner?.top ?? 0);
      const isCut = code !== null && code.scrollWidth > code.clientWidth + 1;
      return { isBeside, wraps: wrap?.checkVisibility() === isCut };
    });
    expect(found).toEqual({ isBeside: true, wraps: true });
  }
});

const config = (page: Page) => page.locator('.rp-codeblock:visible', { hasText: 'webpack.config.' });

test('issue 48 what a build prints is read whole on a phone @phone-only', async ({ page }) => {
  await visit(page, '/guide/rules/e1001');
  const output = sample(page).locator('pre');
  await expect(output).toContainText('[E1001:');
  expect(
    await output.evaluate(({ parentElement: box }) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0)),
  ).toBe(0);
});

test('issue 18.6 added lines have a sign in every medium, which is not copied @quick', async ({ page }) => {
  await visit(page, `${QUICK_START}?tool=webpack`);
  const added = config(page).getByRole('insertion');
  await expect(added).toHaveCount(5);
  for (const media of [{}, { forcedColors: 'active' }, { forcedColors: 'none', media: 'print' }] as const) {
    await page.emulateMedia(media);
    for (const line of await added.all()) {
      const sign = await line.evaluate((element) => {
        const { content, position, color } = getComputedStyle(element, '::before');
        return { content, position, isSeen: color !== getComputedStyle(element).backgroundColor };
      });
      expect(sign, JSON.stringify(media)).toEqual({ content: '"+"', position: 'absolute', isSeen: true });
    }
  }
  await page.emulateMedia({ media: null });
  await config(page).hover();
  await stopClock(page);
  await config(page).getByRole('button', { name: 'Copy code' }).click();
  await expect(config(page).getByRole('status')).toHaveText('Copied');
  expect(await copied(page)).toContain("const doctor = process.env.RSDOCTOR === 'true';\n\nexport default {");
  expect(await copied(page)).not.toContain('+');
});

test('issue 18.6 the module format is chosen at the sample, for every tool, and kept', async ({ page }) => {
  await visit(page, QUICK_START);
  const format = page.getByRole('combobox', { name: 'Config format' });
  await format.selectOption('CommonJS');
  await expect(page).toHaveURL(`${QUICK_START}?format=cjs`);
  await expect(page.getByText('rspack.config.cjs', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Build tool' }).selectOption('webpack');
  await expect(config(page)).toContainText('module.exports = {');
  await page.goto(`${QUICK_START}?tool=webpack`);
  await expect(format).toHaveValue('1');
});
