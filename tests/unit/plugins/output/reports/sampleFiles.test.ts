import { expect, test } from 'vitest';
import { readReport, unknownParts } from '../../../../../packages/report';
import { sampleFiles } from '../../../../../plugins/output/reports/publishReport';
import { REPORT_NAMES } from '../../../../../site/reportDemos';
import { SAMPLE_REPORTS } from '../../../../../site/sampleReports';
import { reportFile } from '../../../../support/reportFiles';
import { ROOT } from '../../../../support/site';

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
