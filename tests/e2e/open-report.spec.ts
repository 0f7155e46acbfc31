import { readFileSync } from 'node:fs';
import { SAMPLE_REPORTS } from '../../site/sampleReports';
import { OPEN_REPORT_WORDS } from '../../site/words/openReport';
import { REPORT_FAULT_WORDS, REPORT_VIEW_WORDS } from '../../site/words/reportView';
import { briefJson, briefPage, bytesOf, keptData, reportFile } from '../support/reportFiles';
import { axeViolations } from './axeViolations';
import { expect, test } from './fixtures';
import { give, goToOpenReport, OPEN_REPORT_PAGE as PAGE, OWN } from './ownReport';
import { policyReports } from './policyReports';

const OTHER = briefPage(keptData('rsbuild-app'));

test('issue 21: a report is opened, explained and compared in the page, and nothing is sent @phone @core', async ({
  page,
  isMobile,
}) => {
  const lang = isMobile ? 'zh' : 'en';
  const reports = await policyReports(page);
  await goToOpenReport(page, lang);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const main = page.getByRole('main');
  await give(page, OWN, OPEN_REPORT_WORDS.file[lang]);
  const card = main.getByRole('listitem').filter({ hasText: 'E1001' }).first();
  await card.locator('summary').first().click();
  await expect(card.getByText('immer').first()).toBeVisible();
  await expect(card.getByText('npm explain immer')).toBeVisible();
  await give(page, OTHER, OPEN_REPORT_WORDS.baseline[lang]);
  await expect(main.getByRole('button', { name: REPORT_VIEW_WORDS.pullRequest[lang] })).toBeVisible();
  if (isMobile) {
    // A button that the bar covers in part is scrolled, and not too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await axeViolations(page, 'main')).toEqual([]);
  }
  await main.getByRole('button', { name: REPORT_VIEW_WORDS.forget[lang] }).click();
  await expect(card).toBeHidden();
  expect(sent).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('immer');
  expect(reports).toEqual([]);
});

test('issue 21: what is no report is named, and markup in it is text', async ({ page }) => {
  const reports = await policyReports(page);
  await goToOpenReport(page);
  const main = page.getByRole('main');
  await give(page, reportFile('a.json', '{"data":{"errors":['));
  await expect(main.getByRole('status').filter({ hasText: REPORT_FAULT_WORDS.cutOff.en })).toBeVisible();
  const mark = '<img src=x onerror="document.title=1">';
  const errors = [{ code: 'EXTEND', title: mark, description: mark }];
  const size = { sourceSize: 1, parsedSize: 1 };
  const modules = [mark, '__proto__', 'constructor'].map((path, id) => ({ id, path, size }));
  await give(page, briefJson({ root: `/${mark}`, errors, moduleGraph: { modules } }));
  await expect(main.getByRole('listitem').filter({ hasText: mark }).first()).toBeVisible();
  await main.getByRole('tab', { name: 'Size' }).click();
  await expect(main.getByRole('rowheader', { name: mark })).toBeVisible();
  await expect(main.getByRole('rowheader', { name: '__proto__' })).toBeVisible();
  expect(await main.locator('img[src="x"]').count()).toBe(0);
  expect(reports).toEqual([]);
});

test('issue 21: two of our builds can be tried, reading can be stopped, and the summary is saved', async ({
  page,
}) => {
  const sample = SAMPLE_REPORTS.find(({ baseline }) => baseline);
  if (!sample) throw new Error('No sample has an earlier build.');
  await goToOpenReport(page);
  const main = page.getByRole('main');
  const address = `**${sample.file}`;
  await page.route(address, () => undefined);
  await main.getByRole('button', { name: sample.title.en }).click();
  await main.getByRole('button', { name: OPEN_REPORT_WORDS.stop.en }).click();
  await expect(main.getByText(REPORT_FAULT_WORDS.stopped.en)).toBeVisible();
  await page.unroute(address);
  await main.getByRole('button', { name: sample.title.en }).click();
  await expect(main.getByRole('tab', { name: 'Compare' })).toHaveAttribute('aria-selected', 'true');
  const figure = main.getByText(/^[\d.]+ → [\d.]+ KB, −66%$/);
  await expect(figure).toBeInViewport();
  await expect(
    main
      .getByRole('row')
      .filter({ hasText: /^moment / })
      .first(),
  ).toContainText('removed');
  await main.getByRole('tab', { name: 'Save' }).click();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: REPORT_VIEW_WORDS.saveJson.en }).click();
  const kept = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as unknown;
  expect(kept).toMatchObject({ format: 1, comparison: { before: {}, after: {} } });
});

test('issue 21: a report can be dropped and pasted anywhere, and a table filtered and sorted', async ({
  page,
}) => {
  await goToOpenReport(page);
  const main = page.getByRole('main');
  const text = String(await bytesOf(briefJson(keptData('webpack-app'))));
  const bring = (kind: 'drop' | 'paste') =>
    page.evaluate(
      ([type, value]) => {
        const data = new DataTransfer();
        data.items.add(new File([value], 'rsdoctor-data.json'));
        const event =
          type === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
        document.querySelector('h1')?.dispatchEvent(event);
      },
      [kind, text] as const,
    );
  await bring('drop');
  await expect(main.getByRole('listitem').filter({ hasText: 'E1003' }).first()).toBeVisible();
  await bring('paste');
  await expect(main.getByRole('button', { name: REPORT_VIEW_WORDS.pullRequest.en })).toBeVisible();
  await main.getByRole('tab', { name: 'Size' }).click();
  const modules = main.getByRole('table', { name: 'Modules', exact: true });
  await main.locator('summary', { hasText: /^Modules \d/ }).click();
  await main.getByRole('button', { name: /^Show all \d+: Modules$/ }).click();
  await main.getByRole('searchbox', { name: 'Filter the rows of Modules', exact: true }).fill('lodash.js');
  await expect(modules.getByRole('row')).toHaveCount(2);
  const packages = main.getByRole('table', { name: 'Packages', exact: true });
  await expect(packages.getByRole('row')).toHaveCount(6);
  await packages.getByRole('button', { name: 'Name' }).click();
  await packages.getByRole('button', { name: 'Name' }).click();
  await expect(packages.getByRole('rowheader').first()).toHaveText('@babel/runtime');
});

test('issue 21: every tab of a report has an address, an unknown one is put right, and what is long is folded', async ({
  page,
}) => {
  for (const [query, name] of [
    ['?tab=size', 'Size'],
    ['?tab=compare', 'Compare'],
    ['?tab=%3Cscript%3E&tool=webpack', 'Fix first'],
  ] as const) {
    await goToOpenReport(page, 'en', query);
    const main = page.getByRole('main');
    await give(page, OWN);
    await expect(main.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(`${PAGE}${query.startsWith('?tab=%') ? '?tool=webpack' : query}`);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('term')).toHaveCount(4);
  await expect(main.locator('ol > li > details[open]')).toHaveCount(1);
  await expect(main.locator('ol > li > details')).not.toHaveCount(1);
  expect(await main.innerText()).not.toMatch(/\d kB/);
  for (const name of ['Fix first', 'Time', 'Size', 'Save']) {
    await main.getByRole('tab', { name }).click();
    await expect.poll(() => main.getByRole('table').count()).toBeLessThanOrEqual(2);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, name).toBeLessThanOrEqual(2400);
  }
  await expect(page).toHaveURL(`${PAGE}?tool=webpack&tab=save`);
});

test('issue 48 on a phone no table of a report is cut, and the box stands in the first screen @phone-only', async ({
  page,
}) => {
  await goToOpenReport(page);
  const main = page.getByRole('main');
  await expect(main.getByText(OPEN_REPORT_WORDS.hint.en)).toBeInViewport();
  await main.getByRole('button', { name: SAMPLE_REPORTS.find(({ baseline }) => baseline)?.title.en }).click();
  for (const name of ['Compare', 'Time', 'Size']) {
    await main.getByRole('tab', { name }).click();
    const panel = main.getByRole('tabpanel', { name });
    await expect(panel.getByRole('table').first()).toBeVisible();
    await panel.locator('details').evaluateAll((all) => all.forEach((part) => part.setAttribute('open', '')));
    const cut = await panel
      .locator('div:has(> table)')
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
    expect(cut, name).toBe(0);
  }
});
