import { LANGS } from '../../site/languages';
import { RULE_INDEX_PATH, DIAGNOSE_PATH, localePath } from '../../site/routes';
import { DIAGNOSE_WORDS } from '../../site/words/diagnose';
import { PAGE_KINDS } from '../support/pageKinds';
import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

test('S1-5 S2-18 pages of every kind are readable @core', async ({ page }) => {
  for (const lang of LANGS) {
    for (const [kind, path] of Object.entries(PAGE_KINDS)) {
      await page.goto(localePath(path, lang));
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (kind === 'not found') {
        const home = page.getByRole('link', { name: lang === 'en' ? 'Take me home' : '返回首页' });
        await expect(home).toHaveAttribute('href', localePath('/', lang));
        continue;
      }
      expect((await main.innerText()).trim().length, path).toBeGreaterThan(120);
      if (kind === 'home') continue;
      const sidebar = page.getByRole('navigation', { name: /^(?:Documentation|文档目录)$/ });
      await expect(sidebar.getByRole('link').first()).toBeVisible();
    }
  }
});

test('S2-79 issue 4.5 issue 21.4 nothing shows that needs scripts, and what it would show stands there', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto(DIAGNOSE_PATH);
  await expect(page.getByRole('textbox', { name: DIAGNOSE_WORDS.label.en })).toBeHidden();
  await page.goto(RULE_INDEX_PATH);
  await expect(page.getByRole('link', { name: 'E1002', exact: true }).first()).toBeVisible();
  await page.goto('/config/builder');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(7);
  await expect(page.getByRole('table')).toContainText("type: ['json']");
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.goto('/guide/overview');
  await expect(main.getByRole('link', { name: 'Quick start' }).first()).toBeVisible();
  await page.goto('/blog/release/release-note-0_1');
  await expect(page.getByText(/^yarn add -D/).first()).toBeVisible();
  await expect(page.getByText(/^bun add -D/).first()).toBeVisible();
});

test('issue 18.2 every variant of the quick start stands below its name, and there is no form @quick', async ({
  page,
}) => {
  await page.goto('/guide/start/quick-start?tool=webpack');
  for (const name of ['webpack', 'CommonJS', 'TypeScript', 'PowerShell', 'Nuxt']) {
    const labels = page.locator('[data-pick-label]').filter({ hasText: new RegExp(`^${name}$`) });
    await expect(labels.first()).toBeVisible();
  }
  await expect(page.getByText('RSDOCTOR=true bunx storybook build')).toBeVisible();
  const install = page.locator('main pre:visible', { hasText: '-D' }).first();
  const lines = (await install.innerText()).split(/\n+/).slice(0, 4);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
  await expect(page.getByRole('combobox', { name: 'Package manager' })).toBeHidden();
});

test('the sections are links, menus open by hover and focus, on a phone the pages stand below the text @phone @quick', async ({
  page,
  isMobile,
}) => {
  await page.goto('/guide/start/quick-start');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Config' })).toBeVisible();
  await expect(banner.getByRole('switch')).toBeHidden();
  await expect(banner.getByRole('button', { name: 'Open menu' })).toBeHidden();
  if (isMobile) {
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
    const sidebar = page.getByRole('navigation', { name: 'Documentation' });
    for (const link of [sidebar.getByRole('link').first(), sidebar.getByRole('link').last()])
      await expect(link).toBeVisible();
    const text = await page.getByRole('main').boundingBox();
    const list = await sidebar.boundingBox();
    expect(list?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0) - 1);
    return;
  }
  await banner.getByRole('button', { name: /^Language/ }).hover();
  await expect(banner.getByRole('link', { name: '简体中文' })).toBeVisible();
  await banner.getByRole('button', { name: 'Rstack tools' }).focus();
  await expect(banner.getByRole('link', { name: /Rspack/ })).toBeVisible();
});

test('issue 18.1 issue 19 buttons of the home page lead to the live reports, a question opens by press and address', async ({
  page,
}) => {
  await page.goto('/zh/');
  await page.getByRole('main').getByRole('link', { name: '打开示例报告' }).click();
  await expect(page).toHaveURL('/zh/guide/start/live-report#rspack-app');
  await page.goto('/guide/more/faq#differs-from-gzip');
  await expect(page.getByText('Your server compresses with other settings')).toBeVisible();
  const answer = page.getByText('The report divides by 1000');
  await expect(answer).toBeHidden();
  await page.locator('summary', { hasText: 'differ from the file on disk' }).click();
  await expect(answer).toBeVisible();
});
