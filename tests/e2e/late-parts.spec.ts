import { WORDS as SITE_WORDS } from '../../site/words';
import { LOAD_NOTICE_WORDS as WORDS } from '../../site/words/build';
import { expect, test } from './fixtures';
import { settled } from './hydrated';
import { forgetFaults, gone, notice, PAGE, ROUTE_SCRIPTS } from './loadFaults';

test.afterEach(({ pageErrors }) => forgetFaults(pageErrors));

test('issue 7.3 a search dialog whose script is gone is told, and the next press opens it', async ({
  page,
}) => {
  await page.goto(PAGE);
  await settled(page);
  await page.route(ROUTE_SCRIPTS, gone);
  const button = page.getByRole('banner').getByRole('button', { name: SITE_WORDS.searchPlaceholderText.en });
  await button.click();
  await expect(notice(page)).toContainText(WORDS.failed.en);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(ROUTE_SCRIPTS);
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [button, dialog] of [
  ['Open menu', 'Menu'],
  ['Menu', 'Documentation'],
] as const) {
  test.describe(`the dialog behind "${button}"`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('issue 7.1 issue 7.3 a script that is gone is told, and a press counts however late it comes', async ({
      page,
    }) => {
      const opener = page.getByRole('button', { name: button, exact: true });
      // Without a pointer, which would load the dialog before.
      const press = () => opener.evaluate((element) => (element as HTMLElement).click());
      await page.goto(PAGE);
      await settled(page);
      await page.route(ROUTE_SCRIPTS, gone);
      await press();
      await expect(notice(page)).toContainText(WORDS.failed.en);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: WORDS.close.en }).click();
      await page.unroute(ROUTE_SCRIPTS);
      await page.route(ROUTE_SCRIPTS, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
      await press();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).not.toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
}
