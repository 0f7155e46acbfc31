import { fillIn } from '../../lib/text/strings';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import type { Lang } from '../../site/languages';
import { localePath } from '../../site/routes';
import { OPTION_REASONS, RESULT_WORDS } from '../../site/words/configBuilder';
import {
  FINDING_TONES,
  FINDING_WORDS,
  OPTIONS_CHECK_WORDS,
  VERDICT_WORDS,
} from '../../site/words/optionsCheck';
import { axeViolations } from './axeViolations';
import { expect, test } from './fixtures';
import { visit } from './hydrated';
import { policyReports } from './policyReports';

const at = (lang: Lang, query: string): string => `${localePath('/config/builder', lang)}${query}`;

test('issue 21.4 the builder writes what its address asks for, and writes choices into the address @core', async ({
  page,
}) => {
  await visit(page, at('en', '?aim=ci-size&tool=docusaurus&bundler=webpack'));
  const code = page.locator('pre', { hasText: 'RsdoctorWebpackPlugin({' });
  await expect(code).toContainText("type: ['json']");
  await expect(page.locator('pre', { hasText: 'rsdoctor/rsdoctor-data.json' }).first()).toBeVisible();
  await page.locator('input[value="ci-size"]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('input[value="large-bundle"]')).toBeFocused();
  await expect(code).toContainText("features: ['bundle']");
  await expect(code).not.toContainText('json');
  expect(new URL(page.url()).searchParams.get('aim')).toBe('large-bundle');
  await page.goto(at('en', '?aim=constructor&tool=nuxt&bundler=webpack'));
  await expect(page.locator('pre', { hasText: "builder: 'webpack'" })).toBeVisible();
  await expect(page.locator('input[value="slow-build"]')).toBeChecked();
  await expect.poll(() => new URL(page.url()).searchParams.has('aim')).toBe(false);
  await expect(page.getByRole('status').filter({ hasText: 'Nuxt' })).toHaveCount(1);
});

test('issue 21.4 the builder has no fault that axe finds, and every option leads to its section', async ({
  page,
}) => {
  await visit(page, at('en', '?aim=share'));
  await expect(page.getByRole('heading', { name: RESULT_WORDS.report.en })).toBeVisible();
  await expect(page.locator('pre', { hasText: 'disableClientServer: true' })).toContainText(
    `// ${OPTION_REASONS.disableClientServer?.en}`,
  );
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'disableClientServer' }).last().click();
  await expect(page.locator('#disable-client-server')).toBeInViewport();
});

test('issue 21.4 old addresses of the check and of all configurations lead to their tabs', async ({
  page,
}) => {
  for (const [anchor, tab] of [
    ['#check', 'Check my options'],
    ['#aims', 'At a glance'],
    ['#your-configuration', 'Build a configuration'],
  ]) {
    await page.goto('about:blank');
    await page.goto(at('en', anchor ?? ''));
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }
});

/** A config with a key of each kind; its code would be noticed if it ran. */
const PASTED = `import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  plugins: [
    new RsdoctorRspackPlugin({
      mdoe: 'brief',
      port: 9400,
      reportDir: './rsdoctor',
      output: { mode: 'breif', compressData: false },
      disableClientServer: false,
      '<img src=x onerror="document.title=1">': (document.title = 'ran'),
    }),
  ],
};`;

/** What is said of it: line, name, kind, tone, what to write, section. */
const FOUND = [
  [6, 'mdoe', 'mistyped', 'error', "output.mode: 'brief'", 'mode'],
  [7, 'port', 'oldName', 'warning', 'server.port', 'port'],
  [8, 'reportDir', 'misplaced', 'error', 'output.reportDir', 'output-report-dir'],
  [9, 'output.mode', 'mistypedValue', 'error', "'brief'", 'output-mode'],
  [9, 'output.compressData', 'noEffect', 'note', '', 'output-compress-data'],
  [10, 'disableClientServer', 'default', 'note', '', 'disable-client-server'],
  [11, '<img src=x onerror="document.title=1">', 'unknown', 'error', '', 'all-options'],
] as const;

/** As it is read: the signs around code are not there. */
const shown = (text: string): string => text.replaceAll('`', '');

test('issue 21.4 pasted options are answered key by key, by keys alone, and nothing is sent or run @phone @quick', async ({
  page,
  isMobile,
}) => {
  const lang = isMobile ? 'zh' : 'en';
  const refused = await policyReports(page);
  await visit(page, at(lang, '#check'));
  const title = await page.title();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const box = page.getByRole('textbox', { name: OPTIONS_CHECK_WORDS.label[lang] });
  const list = page.getByRole('list', { name: VERDICT_WORDS.list[lang] });
  const said = (text: string) => page.getByRole('status').filter({ hasText: shown(text) });
  await box.focus();
  await page.keyboard.insertText(PASTED);
  await page.keyboard.press('Control+Enter');
  await expect(said(fillIn(VERDICT_WORDS.found[lang], { keys: 8, count: FOUND.length }))).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(FOUND.length);
  for (const [index, [line, name, kind, tone, instead, anchor]] of FOUND.entries()) {
    const item = list.getByRole('listitem').nth(index);
    await expect(item.locator('code').first()).toHaveText(name);
    await expect(item).toContainText(FINDING_TONES[tone][lang]);
    await expect(item).toContainText(fillIn(VERDICT_WORDS.line[lang], { line }));
    const words = shown(FINDING_WORDS[kind][lang]).split('{allowed}')[0] ?? '';
    await expect(item).toContainText(fillIn(words, { instead }));
    await expect(item.getByRole('link')).toHaveAttribute(
      'href',
      `${localePath('/config/options/options', lang)}#${anchor}`,
    );
  }
  expect(await axeViolations(page, 'main')).toEqual([]);
  // What cannot be read is answered with its place.
  await box.fill("{\n  mode 'brief' }");
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: OPTIONS_CHECK_WORDS.submit[lang] })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(fillIn(VERDICT_WORDS.syntax[lang], { line: 2, column: 8 }))).toBeVisible();
  await expect(list).toHaveCount(0);
  await box.fill("{ output: { mode: 'brief' } }");
  await page.keyboard.press('Control+Enter');
  await expect(
    said(fillIn(VERDICT_WORDS.fine[lang], { keys: 2, version: DOCUMENTED_VERSION })),
  ).toBeVisible();
  expect(await page.title()).toBe(title);
  expect(sent.filter((request) => /mdoe|9400|onerror/.test(request))).toEqual([]);
  expect(refused).toEqual([]);
});
