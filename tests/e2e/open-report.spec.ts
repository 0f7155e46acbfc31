import { FULL_LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { OPEN_REPORT_WORDS } from '../../site/words/openReport';
import { REPORT_FAULT_WORDS, REPORT_VIEW_WORDS } from '../../site/words/reportView';
import { keptScripts } from '../support/reportFiles';
import { axeViolations } from './axeViolations';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { policyReports } from './policyReports';

const PAGE = '/guide/start/open-report';
const report = (name: 'rspack-app' | 'rsbuild-app') => ({
  name: 'rsdoctor-report.html',
  mimeType: 'text/html',
  buffer: Buffer.from(`<html><body>${keptScripts(name)}</body></html>`),
});

for (const lang of FULL_LANGS) {
  test(`@phone issue 21: a report is opened, explained and compared in the page, and nothing is sent: ${lang}`, async ({
    page,
  }) => {
    const reports = await policyReports(page);
    await page.goto(localePath(PAGE, lang));
    await hydrated(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    const main = page.getByRole('main');
    await main.getByLabel(OPEN_REPORT_WORDS.file[lang]).setInputFiles(report('rspack-app'));
    const card = main.getByRole('listitem').filter({ hasText: 'E1001' }).first();
    await expect(card.getByText('immer').first()).toBeVisible();
    await expect(card.getByText('npm explain immer')).toBeVisible();
    await main.getByLabel(REPORT_VIEW_WORDS.baseline[lang]).setInputFiles(report('rsbuild-app'));
    await expect(main.getByRole('button', { name: REPORT_VIEW_WORDS.pullRequest[lang] })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await main.getByRole('button', { name: REPORT_VIEW_WORDS.forget[lang] }).click();
    await expect(card).toBeHidden();
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('immer');
    expect(reports).toEqual([]);
  });
}

test('issue 21: what is no report is named, and markup in it is text', async ({ page }) => {
  const reports = await policyReports(page);
  await page.goto(PAGE);
  await hydrated(page);
  const main = page.getByRole('main');
  const choose = (text: string) =>
    main
      .getByLabel(OPEN_REPORT_WORDS.file.en)
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('{"data":{"errors":[');
  await expect(main.getByRole('status').filter({ hasText: REPORT_FAULT_WORDS.cutOff.en })).toBeVisible();
  const mark = '<img src=x onerror="document.title=1">';
  const errors = [{ code: 'EXTEND', title: mark, description: mark }];
  await choose(JSON.stringify({ data: { root: `/${mark}`, errors } }));
  await expect(main.getByRole('listitem').filter({ hasText: mark }).first()).toBeVisible();
  expect(await main.locator('img[src="x"]').count()).toBe(0);
  expect(reports).toEqual([]);
});

test('issue 21: one of our reports can be tried, and reading one can be stopped', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const main = page.getByRole('main');
  await page.route('**/reports/webpack-app.html', () => undefined);
  await main.getByRole('button', { name: OPEN_REPORT_WORDS.sample.en }).click();
  await main.getByRole('button', { name: OPEN_REPORT_WORDS.stop.en }).click();
  await expect(main.getByText(REPORT_FAULT_WORDS.stopped.en)).toBeVisible();
  await page.unroute('**/reports/webpack-app.html');
  await main.getByRole('button', { name: OPEN_REPORT_WORDS.sample.en }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'E1003' }).first()).toBeVisible();
});
