import { localePath } from '../../site/routes';
import {
  KEPT_REPORT_WORDS,
  NONE_IN_BUILD_WORDS,
  REPORT_FAULT_WORDS,
  REPORT_VIEW_WORDS,
} from '../../site/words/reportView';
import { OPEN_REPORT_WORDS } from '../../site/words/openReport';
import {
  briefJson,
  briefPage,
  bytesOf,
  gzipped,
  keptData,
  reportFile,
  zipOf,
  type ReportData,
} from '../support/reportFiles';
import { axeViolations } from './axeViolations';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { full, give, goToOpenReport } from './ownReport';

const build = (hash: string): ReportData => ({ ...keptData('rspack-app'), hash });
const WEB = 'web/rsdoctor-report.html';
const NODE = 'node/rsdoctor-report.html';

const twoReports = () => zipOf([WEB, NODE].map((path) => ({ ...briefPage(build(path)), path })));

test('issue 23.8 the reports of an archive are listed, and opened and kept by keyboard', async ({ page }) => {
  const lang = 'zh';
  await goToOpenReport(page, lang);
  const main = page.getByRole('main');
  await give(page, await twoReports(), OPEN_REPORT_WORDS.file[lang]);
  await expect(main.getByRole('status').filter({ hasText: REPORT_FAULT_WORDS.several[lang] })).toBeVisible();
  const group = main.getByRole('group', { name: REPORT_VIEW_WORDS.choices[lang] });
  await expect(group.getByRole('button')).toHaveText([NODE, WEB]);
  expect(await axeViolations(page, 'main')).toEqual([]);
  await main.getByLabel(OPEN_REPORT_WORDS.folder[lang]).focus();
  await page.keyboard.press('Tab');
  await expect(group.getByRole('button', { name: NODE })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(full(page, lang)).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: NODE })).toBeVisible();
  await expect(group.getByRole('button', { name: NODE })).toHaveAttribute('aria-pressed', 'true');
  await main.getByRole('tab', { name: REPORT_VIEW_WORDS.saveTab[lang] }).click();
  await main.getByRole('button', { name: KEPT_REPORT_WORDS.keep[lang] }).click();
  await expect(main.getByText(KEPT_REPORT_WORDS.kept[lang])).toBeVisible();
  await page.reload();
  await hydrated(page);
  const kept = main.getByRole('button', { name: new RegExp(`\\(${NODE}\\)$`) });
  await kept.first().click();
  await expect(full(page, lang)).toBeVisible();
});

test('issue 23.9 statistics of a bundler lead to the command that reads them', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const lang = 'zh';
  await goToOpenReport(page, lang);
  const main = page.getByRole('main');
  const told = (fault: 'stats' | 'manyStats') =>
    expect(main.getByRole('status').filter({ hasText: REPORT_FAULT_WORDS[fault][lang] })).toBeVisible();
  const stats = reportFile('stats.json', '{"assets":[],"chunks":[]}');
  await give(page, await gzipped(stats), OPEN_REPORT_WORDS.file[lang]);
  await told('stats');
  await main.getByRole('button', { name: '复制代码' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^npx @rsdoctor\/cli@\^1\.\d+\.\d+ stats-analyze --profile stats\.json$/);
  const many = reportFile('stats.json', '{"children":[{"assets":[],"chunks":[]}]}');
  await give(page, many, OPEN_REPORT_WORDS.file[lang]);
  await told('manyStats');
  await main.getByRole('link', { name: REPORT_VIEW_WORDS.statsLink[lang] }).click();
  await expect(page).toHaveURL(new RegExp(`${localePath('/guide/start/cli', lang)}#stats-analyze$`));
});

test('issue 23.8 a damaged report is named, the whole one is offered, and so is what to unpack', async ({
  page,
}) => {
  await goToOpenReport(page);
  const main = page.getByRole('main');
  const cut = reportFile('rsdoctor-data.json', (await bytesOf(briefJson(build('a')))).subarray(0, -99));
  const packed = reportFile('before.7z', new Uint8Array([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]));
  await give(page, await zipOf([cut, briefPage(build('a')), packed]));
  const told = `${REPORT_FAULT_WORDS.cutOff.en} (rsdoctor-data.json)`;
  await expect(main.getByRole('status').filter({ hasText: told })).toBeVisible();
  await main.getByRole('button', { name: 'rsdoctor-report.html' }).click();
  await expect(full(page, 'en')).toBeVisible();
  await expect(main.getByText(/^Not opened: This is a 7z archive.* \(before\.7z\)$/)).toBeVisible();
});

test('issue 23.10 a report says what its build had none of, what it left out, and no number of that', async ({
  page,
}) => {
  await goToOpenReport(page);
  const main = page.getByRole('main');
  const { chunkGraph, summary } = keptData('rspack-app');
  const data = { errors: [], chunkGraph, summary, loader: [], plugin: {}, moduleGraph: { modules: [] } };
  const clientRoutes = ['Overall', 'Compile.WebpackLoaders', 'Bundle.BundleSize'];
  await give(page, reportFile('a.json', JSON.stringify({ data, clientRoutes })));
  await expect(main.getByText('The report of a build without a name is open.')).toBeVisible();
  await expect(main.getByRole('term')).toHaveText(['Size', 'Time', 'Findings']);
  await main.getByRole('tab', { name: 'Time' }).click();
  await expect(main.getByText(NONE_IN_BUILD_WORDS.loader.en)).toBeVisible();
  await expect(main.getByText('out of the report: plugins. To get them, add plugins to')).toBeVisible();
  await main.getByRole('tab', { name: 'Size' }).click();
  await expect(main.getByText('out of the report: modules, packages. To get them, add bundle')).toBeVisible();
});
