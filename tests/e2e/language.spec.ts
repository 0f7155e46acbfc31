import { expect, test } from './fixtures';
import { settled } from './hydrated';
import { searchParts } from './searchDialog';

test.describe('a Chinese browser', () => {
  test.use({ firstVisit: true, locale: 'zh-CN' });

  test('S4-14 S4-15 issue 7.5 is led to Chinese once, with its query, and the visit is recorded @core', async ({
    page,
  }) => {
    await page.goto('/?search=webpack');
    await expect(page).toHaveURL('/zh/?search=webpack');
    await expect(searchParts(page, 'zh').field).toHaveValue('webpack');
    expect(await page.evaluate(() => localStorage.getItem('rspress-visited'))).toBe('1');
    await page.goto('/guide/start/intro');
    await expect(page).toHaveURL('/guide/start/intro');
  });
});

test.describe('an English browser', () => {
  test.use({ firstVisit: true, locale: 'en-US' });

  test('S5-10 that opens a Chinese link stays there', async ({ page }) => {
    await page.goto('/zh/guide/start/cli');
    await settled(page);
    await expect(page).toHaveURL('/zh/guide/start/cli');
  });
});
