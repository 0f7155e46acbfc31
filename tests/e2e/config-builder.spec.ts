import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { RESULT_WORDS } from '../../site/words/configBuilder';
import { axeViolations } from './axeViolations';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';

const at = (lang: (typeof LANGS)[number], query: string): string =>
  `${localePath('/config/builder', lang)}${query}`;

for (const lang of LANGS) {
  test(`issue 21.4 the ${lang} builder writes what its address asks for, and writes choices into the address`, async ({
    page,
  }) => {
    await page.goto(at(lang, '?aim=ci-size&tool=docusaurus&bundler=webpack'));
    await hydrated(page);
    const code = page.locator('pre', { hasText: 'RsdoctorWebpackPlugin({' });
    await expect(code).toContainText("type: ['json']");
    await expect(page.locator('pre', { hasText: 'rsdoctor/rsdoctor-data.json' }).first()).toBeVisible();

    // By keys: the last aim, then another tool.
    await page.locator('input[value="ci-size"]').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('input[value="large-bundle"]')).toBeFocused();
    await expect(code).toContainText("features: ['bundle']");
    await expect(code).not.toContainText('json');
    await page.locator('input[value="nuxt"]').check();
    await expect(page.locator('pre', { hasText: "builder: 'webpack'" })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('aim')).toBe('large-bundle');
    expect(new URL(page.url()).searchParams.get('tool')).toBe('nuxt');
    await expect(page.getByRole('status').filter({ hasText: 'Nuxt' })).toHaveCount(1);
  });
}

test('issue 21.4 the builder has no fault that axe finds, and every option leads to its section', async ({
  page,
}) => {
  await page.goto(at('en', '?aim=share'));
  await hydrated(page);
  await expect(page.getByRole('heading', { name: RESULT_WORDS.options.en })).toBeVisible();
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'disableClientServer' }).last().click();
  await expect(page.locator('#disable-client-server')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('issue 21.4 the table of aims stands there with all configurations, and no form', async ({ page }) => {
    await page.goto(at('en', ''));
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(7);
    await expect(page.getByRole('table')).toContainText("type: ['json']");
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});
