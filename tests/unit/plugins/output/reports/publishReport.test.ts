import { expect, test } from 'vitest';
import { readClient, sampleFiles } from '../../../../../plugins/output/reports/publishReport';
import { sandboxReport } from '../../../../../plugins/output/reports/sandboxReport';
import { readReport, unknownParts } from '../../../../../packages/report';
import { REPORT_NAMES } from '../../../../../site/reportDemos';
import { REPORT_WIDTH } from '../../../../../site/reportInterface';
import { SAMPLE_REPORTS } from '../../../../../site/sampleReports';
import { splitReport } from '../../../../../tools/reports/makeReport';
import { reportFile } from '../../../../support/reportFiles';
import { ROOT } from '../../../../support/site';

const MARKS = { light: '<svg id="l"/>', dark: '<svg id="d"/>', icon: "<svg id='i'/>" };
const DATA = '<script>window.__RSDOCTOR__={}</script>';

test.each(['index', 'diff'] as const)(
  'issue 18.3 the interface %s is one page that asks for nothing',
  (name) => {
    const client = readClient(name);
    expect(client).not.toMatch(/<script[^>]*\ssrc=|<link\b/);
    const report = client.replace('<body>', `<body>${DATA}`);
    expect(splitReport(report, client)).toBe(DATA);
    const page = sandboxReport(report, MARKS);
    expect(page).not.toContain('assets.rspack.rs');
    expect(page).toContain(DATA);
    // In front of the policy stands only what leaves the page where the host sends none.
    expect(page.split('Content-Security-Policy')[0]).toMatch(
      /^[^<]*(?:<!doctype html>)?\s*<html[^>]*>\s*<head><script>[^<]*<\/script><meta http-equiv="$/i,
    );
    expect(page).toContain("default-src 'none'");
    expect(page.match(/<meta name="viewport"[^>]*>/g)).toEqual([
      `<meta name="viewport" content="width=${REPORT_WIDTH}">`,
    ]);
  },
);

test('an interface of another make is refused with the place to correct', () => {
  expect(() => sandboxReport('<head></head>', MARKS)).toThrow('does not load https://assets.rspack.rs/');
  const narrow = readClient('index').replace('name="viewport"', 'name="view"');
  expect(() => sandboxReport(narrow, MARKS)).toThrow('VIEWPORT');
  expect(() => splitReport('<body>data<div id="root"></div>', readClient('index'))).toThrow(
    'The report is not the interface of @rsdoctor/client',
  );
});

test('issue 21: every sample that readers may open is a file of the output, and is read as a whole report', async () => {
  const files = Object.assign({}, ...REPORT_NAMES.map((name) => sampleFiles(ROOT, name))) as Record<
    string,
    string
  >;
  const offered = SAMPLE_REPORTS.flatMap(({ file, baseline = [] }) => [file].concat(baseline));
  expect(offered.sort()).toEqual(
    Object.keys(files)
      .map((file) => `/${file}`)
      .sort(),
  );
  for (const [file, text] of Object.entries(files)) {
    const report = await readReport([reportFile('rsdoctor-data.json', text)]);
    expect([...unknownParts(report)], file).toEqual([]);
    expect(report.assets.length, file).toBeGreaterThan(0);
  }
});
