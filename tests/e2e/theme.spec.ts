import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../site/storageKeys';
import { expect, test } from './fixtures';
import { hydrated, settled, visit } from './hydrated';

const PAGE = '/guide/start/intro';
const toggle = (page: Page) => page.getByRole('switch', { name: 'Dark theme' });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.appearance);
const store = (page: Page, value: string) =>
  page.addInitScript(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [STORAGE_KEYS.appearance, value],
  );

async function expectTheme(page: Page, theme: 'light' | 'dark') {
  const dark = theme === 'dark';
  await expect(page.locator('html')).toHaveClass(dark ? /(^| )dark( |$)/ : /^((?!\bdark\b).)*$/);
  await expect(toggle(page)).toHaveAttribute('aria-checked', String(dark));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme);
}

test('S2-67 S4-1 S4-2 S4-4 issue 18.7 the switch makes the page dark by pointer and keys, remembers it, and says when it follows the system @core', async ({
  page,
}) => {
  await visit(page, PAGE);
  await expectTheme(page, 'light');
  await expect(toggle(page)).toHaveAccessibleDescription('Follows your system');
  await toggle(page).click();
  await expectTheme(page, 'dark');
  await expect(toggle(page)).toHaveAccessibleDescription('');
  expect(await stored(page)).toBe('dark');
  await page.reload();
  await hydrated(page);
  await expectTheme(page, 'dark');
  await toggle(page).focus();
  await page.keyboard.press('Space');
  await expectTheme(page, 'light');
  expect(await stored(page)).toBe('auto');
  await expect(toggle(page)).toHaveAccessibleDescription('Follows your system');
  await page.keyboard.press('Enter');
  await expectTheme(page, 'dark');
  await expect(toggle(page)).toBeFocused();
});

test('S4-1 S4-3 auto follows the system while the page is open, a choice does not; on a dark system light is a choice @quick', async ({
  page,
}) => {
  await visit(page, PAGE);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  await toggle(page).click();
  await expectTheme(page, 'light');
  expect(await stored(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'light');
});

test('S4-2 another tab follows', async ({ page, context }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const other = await context.newPage();
  await other.goto(PAGE);
  await hydrated(other);
  await toggle(page).click();
  await expectTheme(other, 'dark');
});

for (const [choice, system, theme] of [
  ['light', 'dark', 'light'],
  ['nonsense', 'dark', 'dark'],
] as const) {
  test(`S4-1 S4-4 no flash: ${choice} on a ${system} system is ${theme} from the first paint on @core`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await store(page, choice);
    await page.addInitScript(() => {
      const seen: boolean[] = [];
      Object.assign(window, { seenDark: seen });
      const look = () => {
        if (document.body) seen.push(document.documentElement.classList.contains('dark'));
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(PAGE);
    await settled(page);
    await expectTheme(page, theme);
    const seen = await page.evaluate(() => (window as unknown as { seenDark: boolean[] }).seenDark);
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([theme === 'dark']));
  });
}

test('S4-4 a change of theme is one change: no part arrives after the others', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await hydrated(page);
  const late = await page.evaluate(async () => {
    const moved: string[] = [];
    document.addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    document.querySelector<HTMLElement>('[role="switch"]')?.click();
    for (let frames = 0; frames < 6; frames += 1) await frame();
    // The button that was pressed may move, the colours of the page may not.
    return moved.filter((property) => /color|background|shadow|fill/.test(property));
  });
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(late).toEqual([]);
});
