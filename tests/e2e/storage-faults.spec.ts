import type { Page } from '@playwright/test';
import { KEPT_REPORTS_KEY, STORAGE_KEYS, docSearchKeys, tabGroupKey } from '../../site/storageKeys';
import { visit } from './hydrated';
import { expect, test } from './fixtures';

const PAGE = '/guide/start/quick-start';

/** What any page must still do. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const toggle = page.getByRole('switch');
  const before = await toggle.getAttribute('aria-checked');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true');
  const manager = page.getByRole('combobox', { name: 'Package manager' });
  await manager.selectOption('pnpm');
  await expect(manager).toHaveValue('2');
  await page.getByRole('link', { name: /^Next Page/ }).click();
  await expect(page).not.toHaveURL(new RegExp(PAGE));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const HOSTILE = [
  '<img src=x onerror="document.title=\'executed\'">',
  '{"__proto__":{"polluted":true}}',
  '{',
  'x'.repeat(10_240),
];
const KEYS = [
  ...Object.values(STORAGE_KEYS),
  KEPT_REPORTS_KEY,
  tabGroupKey('package.manager'),
  ...docSearchKeys('docs'),
];

test('issue 7.2 hostile values under every stored key harm nothing', async ({ page }) => {
  test.slow();
  await page.goto(PAGE);
  for (const value of HOSTILE) {
    await page.evaluate(
      ([keys, text]) => {
        for (const key of keys) localStorage.setItem(key, text);
      },
      [KEYS, value] as const,
    );
    await visit(page, PAGE);
    await expectUsable(page);
    expect(await page.title()).not.toBe('executed');
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  }
});

test('issue 7.3 a storage that throws at every access shows the page whole', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await visit(page, PAGE);
  expect(await page.evaluate(guardStandsIn)).toBe(true);
  await expectUsable(page);
});

/** Whether the page has the store that stands in for a storage that throws. */
function guardStandsIn(): boolean {
  return Object.getOwnPropertyDescriptor(window, 'localStorage')?.get === undefined;
}
