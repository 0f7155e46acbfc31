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
  await expect(
    main
      .getByRole('row')
      .filter({ hasText: /^moment / })
      .first(),
  ).toContainText('removed');
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
  const modules = main.getByRole('table', { name: 'Modules', exact: true });
  await main.getByRole('searchbox', { name: 'Filter the rows of Modules', exact: true }).fill('lodash.js');
  await expect(modules.getByRole('row')).toHaveCount(2);
  const packages = main.getByRole('table', { name: 'Packages', exact: true });
  await packages.getByRole('button', { name: 'Name' }).click();
  await packages.getByRole('button', { name: 'Name' }).click();
  await expect(packages.getByRole('rowheader').first()).toHaveText('@babel/runtime');
});
