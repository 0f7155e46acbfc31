import { expect, test } from './fixtures';
import { settled, stopClock, visit } from './hydrated';

test('issue 18.1 one press opens each report over the page; bars are as long as their numbers say @quick', async ({
  page,
}) => {
  await page.goto('/zh/');
  await settled(page);
  const dialog = page.getByRole('dialog');
  for (const [name, report] of [
    ['打开示例报告', /rspack-app\.html.*lang=zh/],
    ['打开这份报告', /rspack-app\.html.*lang=zh/],
    ['打开这份对比报告', /bundle-diff\.html.*lang=zh/],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(dialog.locator('iframe')).toHaveAttribute('src', report);
    await expect(page).toHaveURL('/zh/');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  const bars = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /(Moment|Day)\.js$/ })
    .evaluateAll((items) =>
      items.map((item) => ({
        number: Number.parseFloat(item.textContent),
        length: Number.parseFloat(getComputedStyle(item, '::after').inlineSize),
      })),
    );
  expect(bars).toHaveLength(2);
  const [before, after] = bars;
  const share = (after?.length ?? 0) / (before?.length ?? 1);
  expect(share).toBeCloseTo((after?.number ?? 0) / (before?.number ?? 1), 3);
  expect(share).toBeLessThan(1);
});

test('issue 18.1 the install command follows build tool, package manager and terminal, and is copied', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/guide/start/quick-start');
  await page.getByLabel('Package manager').selectOption('bun');
  await visit(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: 'bun' })).toBeChecked();
  const command = main.locator('[data-install] code:visible').first();
  await main.getByRole('group', { name: 'Build tool' }).getByText('webpack').click();
  await main.getByRole('radio', { name: 'bun' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(main.getByRole('radio', { name: 'pnpm' })).toBeChecked();
  await expect(command).toHaveText(/^pnpm add -D @rsdoctor\/webpack-plugin@\^/);
  const build = main.locator('[data-install] code:visible').last();
  await expect(build).toHaveText('RSDOCTOR=true pnpm run build');
  await stopClock(page);
  await main.getByRole('button', { name: 'Copy code' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await command.textContent());
  await page.goto('/?shell=powershell');
  await expect(build).toHaveText("$env:RSDOCTOR = 'true'; pnpm run build");
});
