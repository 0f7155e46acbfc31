import type { Page } from '@playwright/test';
import { WORDS as HOST_WORDS } from '../../site/words';
import { LOAD_NOTICE_WORDS as WORDS } from '../../site/words/build';
import { settled } from './settled';
import { expect, test } from './fixtures';
import { forgetFaults, gone, notice, PAGE, ROUTE_SCRIPTS } from './loadFaults';

test.afterEach(({ pageErrors }) => forgetFaults(pageErrors));

test('issue 7.3 a search dialog whose script is gone is told, and the page goes on', async ({ page }) => {
  await page.goto(PAGE);
  await settled(page);
  await page.route(ROUTE_SCRIPTS, gone);
  await page.getByRole('banner').getByRole('button', { name: HOST_WORDS.searchPlaceholderText.en }).click();
  await expect(notice(page)).toContainText(WORDS.failed.en);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const LATE_PARTS = [
  { button: 'Open menu', dialog: 'Menu' },
  { button: 'Menu', dialog: 'Documentation' },
] as const;

for (const { button, dialog } of LATE_PARTS) {
  test.describe(`the dialog behind "${button}"`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    const opener = (page: Page) => page.getByRole('button', { name: button, exact: true });

    /** Presses without a pointer, which would load the dialog before. */
    const press = (page: Page) => opener(page).evaluate((element) => (element as HTMLElement).click());

    test('issue 7.1 a press counts however late its script comes', async ({ page }) => {
      await page.goto(PAGE);
      await settled(page);
      await page.route(ROUTE_SCRIPTS, async (route) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 1000);
        });
        await route.continue();
      });
      await press(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener(page)).not.toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('issue 7.1 a script that is gone is told, and the next press tries again', async ({ page }) => {
      await page.goto(PAGE);
      await settled(page);
      await page.route(ROUTE_SCRIPTS, gone);
      await press(page);
      await expect(notice(page)).toContainText(WORDS.failed.en);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: WORDS.close.en }).click();
      await page.unroute(ROUTE_SCRIPTS);
      await press(page);
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    });
  });
}

test('issue 7.1 code that cannot be read because a script is gone is said not to be copied', async ({
  page,
}) => {
  await page.goto('/config/options/options');
  await settled(page);
  await page.route(ROUTE_SCRIPTS, gone);
  const button = page.getByRole('button', { name: 'Copy code' }).first();
  await button.evaluate((element) => (element as HTMLElement).click());
  await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toHaveCount(1);
});
