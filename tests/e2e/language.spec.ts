import { everyNth } from '../support/everyNth';
import { devices } from '@playwright/test';
import { settled } from './settled';
import { expect, test } from './fixtures';

test('S2-3 S2-65 the language switch keeps the page @core', async ({ page }) => {
  await page.goto('/guide/start/cli');
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).hover();
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).first().click();
  await expect(page).toHaveURL('/zh/guide/start/cli');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test.describe('first visit', () => {
  test.use({ firstVisit: true, locale: 'zh-CN' });

  test('S4-14 S4-15 a Chinese browser is led to Chinese once, and the visit is recorded @core', async ({
    page,
  }) => {
    await page.goto('/guide/start/cli');
    await expect(page).toHaveURL('/zh/guide/start/cli');
    expect(await page.evaluate(() => localStorage.getItem('rspress-visited'))).toBe('1');
    await page.goto('/guide/start/intro');
    await expect(page).toHaveURL('/guide/start/intro');
  });

  for (const [at, name] of ['Googlebot', 'Baiduspider', 'a crawler', 'Chrome-Lighthouse'].entries()) {
    test.describe(name, () => {
      test.use({ userAgent: `${devices['Desktop Chrome'].userAgent} ${name}` });

      test('S5-9 is not redirected @core', { tag: everyNth(at, 2) }, async ({ page }) => {
        await page.goto('/guide/start/cli');
        await settled(page);
        await expect(page).toHaveURL('/guide/start/cli');
      });
    });
  }
});

test.describe('an English browser', () => {
  test.use({ firstVisit: true, locale: 'en-US' });

  test('S5-10 that opens a Chinese link stays there @core', async ({ page }) => {
    await page.goto('/zh/guide/start/cli');
    await settled(page);
    await expect(page).toHaveURL('/zh/guide/start/cli');
  });
});
