import { visit } from './hydrated';
import { test as fresh } from './fixtures';
import { settled } from './settled';
import { expect, test } from './sharedPage';

for (const scheme of ['light', 'dark'] as const) {
  test(`@phone @phone-only S3-33 issue 18.1 a phone gets a part of the picture, ${scheme}, as sharp as its screen, in its own proportions`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/');
    await settled(page);
    const image = page.getByRole('main').getByRole('img').first();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).pathname))
      .toBe(`/images/report/overall-phone-en-${scheme}.avif`);
    const { shown, file } = await image.evaluate((element: HTMLImageElement) => {
      const { width, height } = element.getBoundingClientRect();
      return {
        shown: { width, height },
        file: { width: element.naturalWidth, height: element.naturalHeight },
      };
    });
    expect(file.width).toBeGreaterThanOrEqual(shown.width * 2);
    expect(shown.width / shown.height).toBeCloseTo(file.width / file.height, 1);
  });
}

for (const name of ['打开示例报告', '打开这份报告', '打开这份对比报告']) {
  fresh(`issue 18.1 one press on "${name}" opens the report over the page @core`, async ({ page }) => {
    await page.goto('/zh/');
    await settled(page);
    await page.getByRole('main').getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('iframe')).toHaveAttribute(
      'src',
      name === '打开这份对比报告' ? /bundle-diff\.html.*lang=zh/ : /rspack-app\.html.*lang=zh/,
    );
    await expect(page).toHaveURL('/zh/');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('link', { name })).toBeFocused();
  });
}

fresh(
  'issue 18.1 the install command follows build tool and package manager, and is copied',
  async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/');
    const main = page.getByRole('main');
    const command = main.locator('[data-install] code:visible').first();
    await main.getByRole('group', { name: 'Build tool' }).getByText('webpack').click();
    await main.getByRole('radio', { name: 'npm', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(main.getByRole('radio', { name: 'pnpm' })).toBeChecked();
    await expect(command).toHaveText(/^pnpm add -D @rsdoctor\/webpack-plugin@\^/);
    await expect(main.locator('[data-install] code:visible').last()).toHaveText(
      'RSDOCTOR=true pnpm run build',
    );
    await main.getByRole('button', { name: 'Copy code' }).click();
    await expect(main.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await command.textContent());
  },
);

fresh(
  'issue 18.1 the package manager that was chosen on a page is that of the home page',
  async ({ page }) => {
    await visit(page, '/guide/start/quick-start');
    await page.getByLabel('Package manager').selectOption('bun');
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('radio', { name: 'bun' })).toBeChecked();
  },
);

fresh('the command that builds is that of the terminal that was chosen', async ({ page }) => {
  await page.goto('/?shell=powershell');
  await expect(page.locator('[data-install] code:visible').last()).toHaveText(
    "$env:RSDOCTOR = 'true'; npm run build",
  );
});

fresh(
  'issue 18.1 who goes back before the next page is drawn finds the home page, and no mixture of both',
  async ({ page }) => {
    await page.addInitScript(() => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        history.back();
      };
    });
    await visit(page, '/');
    const back = page.evaluate(() =>
      new Promise((resolve) => addEventListener('popstate', resolve, { once: true })).then(() => true),
    );
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Get Started' }).click();
    expect(await back).toBe(true);
    await expect(main.getByRole('heading', { name: 'What you get' })).toBeVisible();
    await expect(main.locator('[data-star]')).toHaveCount(35);
    await expect(page).toHaveTitle('Rsdoctor');
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  },
);

test('issue 18.1 the bars of the worked result are as long as their numbers say', async ({ page }) => {
  await page.goto('/zh/');
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
