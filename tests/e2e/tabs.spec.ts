import { expect, test } from './fixtures';
import { visit } from './hydrated';

const ADDRESS = '/blog/release/release-note-0_1';

test('S2-113 S2-114 S2-115 the choice is followed by every command, also on the next page and after a reload @core', async ({
  page,
}) => {
  await visit(page, ADDRESS);
  const lists = page.getByRole('tablist', { name: 'Package manager' });
  await expect(lists.first().getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun']);
  await lists.first().getByRole('tab', { name: 'yarn' }).click();
  for (const list of await lists.all()) {
    await expect(list.getByRole('tab', { name: 'yarn' })).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByRole('tabpanel', { name: 'yarn' }).first()).toContainText('yarn add -D');
  await page.reload();
  await expect(lists.first().getByRole('tab', { name: 'yarn' })).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => localStorage.getItem('rspress.tabs.package.manager'))).toBe('1');
  await page.goto('/guide/start/cli');
  await expect(lists.first().getByRole('tab', { name: 'yarn' })).toHaveAttribute('aria-selected', 'true');
  // A stored choice that no tab answers to falls back to the first.
  await page.evaluate(() => localStorage.setItem('rspress.tabs.package.manager', '99'));
  await page.reload();
  await expect(lists.first().getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
});

test('tabs are one stop for the keyboard, and arrows, Home and End select', async ({ page }) => {
  await visit(page, ADDRESS);
  const list = page.getByRole('tablist', { name: 'Package manager' }).first();
  const tab = (name: string) => list.getByRole('tab', { name, exact: true });
  await tab('npm').focus();
  for (const [key, name] of [
    ['ArrowRight', 'yarn'],
    ['End', 'bun'],
    ['ArrowRight', 'npm'],
    ['ArrowLeft', 'bun'],
    ['Home', 'npm'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(tab('yarn')).not.toBeFocused();
});
