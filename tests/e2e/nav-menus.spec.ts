import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { visit } from './hydrated';

const PAGE = '/guide/start/intro';
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Language|语言)/ });
const entry = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const chinese = (page: Page) => entry(page, '简体中文');

test('S2-63 S2-64 S9-34 a menu opens on hover, stays while the pointer goes to an entry, and closes behind it @quick', async ({
  page,
}) => {
  await visit(page, PAGE);
  await opener(page).hover();
  await expect(chinese(page)).toBeVisible();
  const box = await chinese(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { steps: 12 });
  await page.waitForTimeout(250);
  await expect(chinese(page)).toBeVisible();
  await page.mouse.move(400, 600);
  await expect(chinese(page)).toBeHidden();
  // A click keeps the list, the next one and a press beside it close it.
  await opener(page).click();
  await expect(chinese(page)).toBeVisible();
  await opener(page).click();
  await expect(chinese(page)).toBeHidden();
  await opener(page).click();
  await page.mouse.click(600, 700);
  await expect(chinese(page)).toBeHidden();
});

test('S2-63 open on focus; Escape closes and keeps focus; Enter and Space open and close; arrows and Tab walk @core', async ({
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
  for (const [key, name] of [
    ['ArrowDown', 'English'],
    ['ArrowDown', '简体中文'],
    ['ArrowDown', 'English'],
    ['End', '简体中文'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(entry(page, name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(chinese(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(chinese(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeFocused();
  await expect(chinese(page)).toBeHidden();
});

test('S2-3 S2-65 the language switch keeps page, query and hash letter by letter, without a reload @core', async ({
  page,
}) => {
  const rest = '/config/options/options?q=a%20b%26c&full=100%25#disable-client-server';
  await visit(page, rest);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await opener(page).hover();
  await chinese(page).click();
  await expect(page).toHaveURL(`/zh${rest}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await opener(page).hover();
  await entry(page, 'English').click();
  await expect(page).toHaveURL(rest);
});

test('S2-65 the entries carry their language and mark the current one; on the 404 page they lead home', async ({
  page,
}) => {
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
  await visit(page, '/no/such/page?x=1');
  await opener(page).hover();
  await chinese(page).click();
  await expect(page).toHaveURL('/zh/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});
