import * as LIMITS from '../../site/limits';
import { localePath } from '../../site/routes';
import { SEARCH_WORDS as WORDS } from '../../site/words/siteSearch';
import { expect, test } from './fixtures';
import { openSearch } from './searchDialog';

const PAGE = '/guide/start/intro';

test('S2-103 S2-104 S2-105 S2-111 S9-20 results stand under the titles of their pages, as titles, headings and text @core', async ({
  page,
}) => {
  const { dialog, field, options, status } = await openSearch(page, PAGE);
  await expect(field).toHaveAttribute('placeholder', 'Search docs');
  await field.fill('loader');
  await expect(options.first()).toBeVisible();
  await expect(status).toHaveText(`${await options.count()} results`);
  const groups = dialog.getByRole('listbox').getByRole('group');
  expect(await groups.count()).toBeLessThanOrEqual(LIMITS.searchPages);
  const links = await options.evaluateAll((rows) => rows.map((row) => row.getAttribute('href') ?? ''));
  expect(links.some((link) => !link.includes('#'))).toBe(true);
  expect(links.some((link) => link.includes('#'))).toBe(true);
  await field.fill('quick start');
  const first = dialog.getByRole('group', { name: 'Quick start' });
  await expect(first.getByRole('option').first()).toHaveText('Quick start');
  await field.fill('read the treemap');
  await expect(dialog.getByRole('group', { name: 'Bundle size' })).toContainText('Read the treemap');
  await field.fill('ENABLENATIVEPLUGIN');
  await expect(options.locator('mark').first()).toHaveText('enableNativePlugin');
});

test('every result is a link: Ctrl, Shift and the middle button open it elsewhere', async ({
  page,
  context,
}) => {
  const { field, options, dialog } = await openSearch(page, PAGE);
  await field.fill('bundle diff');
  const link = options.first();
  await expect(link).toHaveAttribute('href', '/guide/usage/bundle-diff');
  for (const open of [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ button: 'middle' }),
    () => field.press('ControlOrMeta+Enter'),
  ]) {
    const [opened] = await Promise.all([context.waitForEvent('page'), open()]);
    await expect(opened).toHaveURL('/guide/usage/bundle-diff');
    await opened.close();
    await expect(dialog).toBeVisible();
  }
  await expect(page).toHaveURL(PAGE);
  await link.click();
  await expect(page).toHaveURL('/guide/usage/bundle-diff');
});

test('a query of which one word is known shows what that word finds, and says so @phone', async ({
  page,
  isMobile,
}) => {
  const [lang, query, words] = isMobile
    ? (['zh', '量子纠缠退相干合并请求', '合并请求'] as const)
    : (['en', 'frobnicate quuxly rspeedy', 'rspeedy'] as const);
  const { dialog, field, options, status } = await openSearch(page, localePath(PAGE, lang), lang);
  const line = WORDS.partial[lang].replace('{query}', words);
  await field.fill(query);
  await expect(dialog.getByText(line, { exact: true })).toBeVisible();
  await expect(status).toContainText(line);
  await expect(options.first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: WORDS.diagnose[lang] })).toBeAttached();
  await field.fill(words);
  await expect(dialog.getByText(line, { exact: true })).toHaveCount(0);
  await expect(options.first()).toBeVisible();
});

test('a result of a section leads to its heading @quick', async ({ page }) => {
  const { field, options } = await openSearch(page, PAGE);
  await field.fill('output.reportDir');
  await expect(options.first()).toHaveAttribute('href', '/config/options/options#output-report-dir');
  await field.press('Enter');
  await expect(page).toHaveURL('/config/options/options#output-report-dir');
  await expect(page.getByRole('heading', { name: 'output.reportDir' })).toBeInViewport();
});

test('S2-109 S2-110 S8-10 without a result: two lines, and pages that are called alike @quick', async ({
  page,
}) => {
  const query = '快束开使';
  const { dialog, field, status } = await openSearch(page, `/zh${PAGE}`, 'zh');
  await field.fill(query);
  const line = WORDS.noResults.zh.replace('{query}', query);
  await expect(dialog.getByRole('paragraph').filter({ hasText: line })).toBeVisible();
  await expect(dialog.getByText(WORDS.tryAgain.zh)).toBeVisible();
  await expect(status).toHaveText(line);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  const near = dialog.getByRole('list', { name: WORDS.nearHeadings.zh }).getByRole('link').first();
  await expect(near).toHaveAttribute('href', /quick-start$/);
  await near.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/quick-start$/);
});

test('few results: good pages of the other language follow under a label', async ({ page }) => {
  const { dialog, field } = await openSearch(page, `/zh${PAGE}`, 'zh');
  await field.fill('sections');
  await expect(dialog.getByText(WORDS.otherLang.zh, { exact: true })).toBeVisible();
  const group = dialog.getByRole('group', { name: new RegExp(`^${WORDS.otherLang.zh}`) }).first();
  await expect(group.getByRole('option').first()).toHaveAttribute('href', /^\/(?!zh\/)/);
  await expect(group.getByRole('option').first()).toHaveAttribute('lang', 'en');
});
