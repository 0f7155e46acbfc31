import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, afterAll } from 'vitest';
import {
  publishInterface,
  readClient,
  sampleFiles,
} from '../../../../../plugins/output/reports/publishReport';
import { EMPTY_REPORT_FACTS } from '../../../../../site/reportInterface';
import { EMPTY_REPORT_WORDS } from '../../../../../site/words/emptyReport';
import { ROOT } from '../../../../support/site';
import { splitReport } from '../../../../../tools/reports/makeReport';
import { readReport, unknownParts } from '../../../../../packages/report';
import { REPORT_NAMES } from '../../../../../site/reportDemos';
import { SAMPLE_REPORTS } from '../../../../../site/sampleReports';
import { reportFile } from '../../../../support/reportFiles';

test('issue 21: the interface without data is sealed like a report, and none of its scripts runs by itself', () => {
  const page = publishInterface(ROOT);
  const [head = '', body = ''] = page.split('<body>');
  expect(head).toContain("default-src 'none'");
  expect(head).toContain('noindex');
  expect(page).not.toContain('assets.rspack.rs');
  const { held, note } = EMPTY_REPORT_FACTS;
  // The interface has such tags inside of its texts as well, which end with a backslash.
  const starts = [...body.matchAll(/<script[^>\\]*>/g)].map(([tag]) => tag);
  expect(starts.filter((tag) => tag === `<script type="${held}">`).length).toBeGreaterThan(3);
  expect(body.slice(0, body.indexOf(`<script type="${held}">`))).not.toMatch(/<script|<link/);
  expect(body.startsWith(`<p id="${note}">`)).toBe(true);
  expect(body).toContain(
    `<a href="../guide/start/open-report" target="_blank">${EMPTY_REPORT_WORDS.page.en}</a>`,
  );
  expect(body).toContain('<a href="../zh/guide/start/open-report"');
});

// Inside the project: a plugin without a client of its own then finds the project's.
const folder = mkdtempSync(path.join(ROOT, 'node_modules/.read-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CLIENT = '<html><body><div id="root"></div></body></html>';

function write(file: string, text: string): string {
  const whole = path.join(folder, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
  return whole;
}

test('issue 17 a report is split by the client of the plugin that wrote it, which may not be that of the project', () => {
  const sharing = write('sharing/index.js', '');
  expect(readClient('index', sharing) === readClient('index')).toBe(true);

  const plugin = write('plugin/index.js', '');
  write('plugin/node_modules/@rsdoctor/client/package.json', '{ "main": "index.js" }');
  write('plugin/node_modules/@rsdoctor/client/index.js', '');
  write('plugin/node_modules/@rsdoctor/client/index.html', CLIENT);
  expect(readClient('index', plugin)).toBe(CLIENT);

  const report = CLIENT.replace('<body>', '<body><script>data</script>');
  expect(splitReport(report, readClient('index', plugin))).toBe('<script>data</script>');
  expect(() => splitReport(report, readClient('index'))).toThrow('is not the interface of @rsdoctor/client');
});

const FILES = Object.assign({}, ...REPORT_NAMES.map((name) => sampleFiles(ROOT, name))) as Readonly<
  Record<string, string>
>;

test('issue 21: every sample that readers may open is a file of the output, and every file is offered', () => {
  const offered = SAMPLE_REPORTS.flatMap(({ file, baseline = [] }) => [file].concat(baseline));
  expect(offered.sort()).toEqual(
    Object.keys(FILES)
      .map((file) => `/${file}`)
      .sort(),
  );
});

test.each(Object.keys(FILES))('issue 21: %s is read as a whole report', async (file) => {
  const report = await readReport([reportFile('rsdoctor-data.json', FILES[file] ?? '')]);
  expect(report.format).toBe('json');
  expect([...unknownParts(report)]).toEqual([]);
  expect(report.assets.length).toBeGreaterThan(0);
});
