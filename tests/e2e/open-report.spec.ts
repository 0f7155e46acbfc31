import { readFileSync } from 'node:fs';
import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { SAMPLE_REPORTS } from '../../site/sampleReports';
import { OPEN_REPORT_WORDS } from '../../site/words/openReport';
import { REPORT_FAULT_WORDS, REPORT_VIEW_WORDS } from '../../site/words/reportView';
import { combinations } from '../support/combinations';
import { eachChoice } from '../support/pairs';
import { briefJson, keptData, keptScripts } from '../support/reportFiles';
import { axeViolations } from './axeViolations';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { policyReports } from './policyReports';

const PAGE = '/guide/start/open-report';

const page = (name: 'rspack-app' | 'rsbuild-app') => ({
  name: 'rsdoctor-report.html',
  mimeType: 'text/html',
  buffer: Buffer.from(`<html><body>${keptScripts(name)}</body></html>`),
});

const json = (text: string) => ({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });

for (const { lang, device, tag } of combinations({ lang: LANGS, device: ['desktop', 'phone'] }, eachChoice)) {
  test(
    `issue 21: a report is opened, explained and compared in the page, and nothing is sent: ${lang}, ${device}`,
    { tag: device === 'desktop' ? [...tag, '@core'] : tag },
    async ({ page: tab }) => {
      const reports = await policyReports(tab);
      await tab.goto(localePath(PAGE, lang));
      await hydrated(tab);
      const sent: string[] = [];
      tab.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(request.url());
      });
      const main = tab.getByRole('main');
      await main.getByLabel(OPEN_REPORT_WORDS.file[lang]).setInputFiles(page('rspack-app'));
      const card = main.getByRole('listitem').filter({ hasText: 'E1001' }).first();
      await card.locator('summary').first().click();
      await expect(card.getByText('immer').first()).toBeVisible();
      await expect(card.getByText('npm explain immer')).toBeVisible();
      await main.getByLabel(OPEN_REPORT_WORDS.baseline[lang]).setInputFiles(page('rsbuild-app'));
      await expect(main.getByRole('button', { name: REPORT_VIEW_WORDS.pullRequest[lang] })).toBeVisible();
      // Takes longer than all else together, and both languages and devices have the same elements.
      if (tag.includes('@every-pair')) expect(await axeViolations(tab, 'main')).toEqual([]);
      await main.getByRole('button', { name: REPORT_VIEW_WORDS.forget[lang] }).click();
      await expect(card).toBeHidden();
      expect(sent).toEqual([]);
      const stored = await tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      expect(stored).not.toContain('immer');
      expect(reports).toEqual([]);
    },
  );
}

test('issue 21: what is no report is named, and markup in it is text', async ({ page: tab }) => {
  const reports = await policyReports(tab);
  await tab.goto(PAGE);
  await hydrated(tab);
  const main = tab.getByRole('main');
  const file = main.getByLabel(OPEN_REPORT_WORDS.file.en);
  await file.setInputFiles(json('{"data":{"errors":['));
  await expect(main.getByRole('status').filter({ hasText: REPORT_FAULT_WORDS.cutOff.en })).toBeVisible();
  const mark = '<img src=x onerror="document.title=1">';
  const errors = [{ code: 'EXTEND', title: mark, description: mark }];
  const size = { sourceSize: 1, parsedSize: 1 };
  const modules = [mark, '__proto__', 'constructor'].map((path, id) => ({ id, path, size }));
  await file.setInputFiles(
    json(JSON.stringify({ data: { root: `/${mark}`, errors, moduleGraph: { modules } } })),
  );
  await expect(main.getByRole('listitem').filter({ hasText: mark }).first()).toBeVisible();
  await main.getByRole('tab', { name: 'Size' }).click();
  await expect(main.getByRole('rowheader', { name: mark })).toBeVisible();
  await expect(main.getByRole('rowheader', { name: '__proto__' })).toBeVisible();
  expect(await main.locator('img[src="x"]').count()).toBe(0);
  expect(reports).toEqual([]);
});

test('issue 21: two of our builds can be tried, reading can be stopped, and the summary is saved', async ({
  page: tab,
}) => {
  const sample = SAMPLE_REPORTS.find(({ baseline }) => baseline);
  if (!sample) throw new Error('No sample has an earlier build.');
  await tab.goto(PAGE);
  await hydrated(tab);
  const main = tab.getByRole('main');
  const address = `**${sample.file}`;
  await tab.route(address, () => undefined);
  await main.getByRole('button', { name: sample.title.en }).click();
  await main.getByRole('button', { name: OPEN_REPORT_WORDS.stop.en }).click();
  await expect(main.getByText(REPORT_FAULT_WORDS.stopped.en)).toBeVisible();
  await tab.unroute(address);
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
  const download = tab.waitForEvent('download');
  await main.getByRole('button', { name: REPORT_VIEW_WORDS.saveJson.en }).click();
  const kept = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as unknown;
  expect(kept).toMatchObject({ format: 1, comparison: { before: {}, after: {} } });
});

test('issue 21: a report can be dropped and pasted anywhere, and a table filtered and sorted', async ({
  page: tab,
}) => {
  await tab.goto(PAGE);
  await hydrated(tab);
  const main = tab.getByRole('main');
  const text = await (await briefJson(keptData('webpack-app')).open()).text();
  const give = (kind: 'drop' | 'paste', content: string) =>
    tab.evaluate(
      ([type, value]) => {
        const data = new DataTransfer();
        data.items.add(new File([value], 'rsdoctor-data.json'));
        const event =
          type === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
        document.querySelector('h1')?.dispatchEvent(event);
      },
      [kind, content] as const,
    );
  await give('drop', text);
  await expect(main.getByRole('listitem').filter({ hasText: 'E1003' }).first()).toBeVisible();
  await give('paste', text);
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
  page: tab,
}) => {
  for (const [query, name] of [
    ['?tab=size', 'Size'],
    ['?tab=compare', 'Compare'],
    ['?tab=%3Cscript%3E&tool=webpack', 'Fix first'],
  ] as const) {
    await tab.goto(`${PAGE}${query}`);
    await hydrated(tab);
    const main = tab.getByRole('main');
    await main.getByLabel(OPEN_REPORT_WORDS.file.en).setInputFiles(page('rspack-app'));
    await expect(main.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toHaveURL(`${PAGE}${query.startsWith('?tab=%') ? '?tool=webpack' : query}`);
  }
  const main = tab.getByRole('main');
  await expect(main.getByRole('term')).toHaveCount(4);
  await expect(main.locator('ol > li > details[open]')).toHaveCount(1);
  await expect(main.locator('ol > li > details')).not.toHaveCount(1);
  expect(await main.innerText()).not.toMatch(/\d kB/);
  for (const name of ['Fix first', 'Time', 'Size', 'Save']) {
    await main.getByRole('tab', { name }).click();
    await expect.poll(() => main.getByRole('table').count()).toBeLessThanOrEqual(2);
    const height = await tab.evaluate(() => document.documentElement.scrollHeight);
    expect(height, name).toBeLessThanOrEqual(2400);
  }
  await expect(tab).toHaveURL(`${PAGE}?tool=webpack&tab=save`);
});
