import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatBytes } from '../../lib/text/strings';
import { readReportData } from '../../packages/report/readReportData';
import { REPORT_NAMES } from '../../site/reportDemos';
import { REPORT_NUMBERS } from '../../site/reportNumbers';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGES = path.join(ROOT, 'docs/en/guide/usage');
const SIZE = /\d+(?:\.\d+)? (?:bytes|KB|MB)(?!\w)/g;

/**
 * Sizes that are not in the data of a report: sums, and builds of an example with a change. Those below a heading
 * "Example" are held by `tests/analyzer/workedExamples.test.ts`, which builds them.
 */
const NOT_IN_A_REPORT: Readonly<Record<string, readonly string[]>> = {
  // The row of E1001 sums the copies; the patch `one-immer`.
  'bundle-alerts': ['70.96 KB', '196.34 KB', '434.55 KB'],
  // All modules of a library.
  'bundle-diff': ['203.11 KB', '262.43 KB'],
  // Two files together; the patch `lodash-sum-by`.
  'bundle-overall': ['72 KB', '72.23 KB', '2.61 KB'],
  // The patch `split-chunks`.
  'bundle-size': ['287.99 KB', '7.46 KB', '11.15 KB', '155.50 KB', '41.38 KB', '215.49 KB'],
  // The patch `own-code`.
  'loaders-timeline': ['441.97 KB'],
  // The patch `esbuild-minify`.
  'compile-overall': ['477.54 KB'],
  'plugins-analysis': ['477.54 KB', '236.89 KB', '37.24 KB'],
  // Builds of generated samples, and of one import of a package.
  fixes: [
    ...['310.8 KB', '7.5 KB', '61.9 KB', '70.7 KB', '16.2 KB', '21.3 KB', '873.2 KB', '4.2 KB'],
    ...['60.2 KB', '1.7 KB', '224.2 KB', '80.8 KB', '34.1 KB', '1.03 MB', '2.66 MB'],
  ],
  // The patch `immer-mjs`.
  'loaders-analysis': ['204.34 KB'],
  // A round number in a title; two files together; the patch `lodash-sum-by`.
  'module-analysis': ['69 KB', '72.23 KB', '2.61 KB', '372.33 KB'],
  // The patch `not-minified`.
  'project-overall': ['1.19 MB', '437.64 KB'],
};

const UNITS = ['1 KB', '1000 bytes', '1024 bytes'];

/** Every number of the reports that may be a size, written as the report writes sizes. */
function sizesOfReports(): ReadonlySet<string> {
  const found = new Set<string>(REPORT_NAMES.flatMap((name) => Object.values(REPORT_NUMBERS[name])));
  const visit = (value: unknown): void => {
    if (typeof value === 'number' && value >= 0) found.add(formatBytes(Math.round(value)));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  for (const name of REPORT_NAMES)
    visit(readReportData(readFileSync(path.join(ROOT, `examples/reports/${name}.html`), 'utf8')));
  return found;
}

test('every size on a usage page is one in the data of a report, or is named here with its reason', () => {
  const known = sizesOfReports();
  const quoted = readdirSync(PAGES)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const sizes = readFileSync(path.join(PAGES, file), 'utf8').match(SIZE) ?? [];
      const others = [...UNITS, ...(NOT_IN_A_REPORT[path.basename(file, '.mdx')] ?? [])];
      return sizes
        .filter((size) => !known.has(size) && !others.includes(size))
        .map((size) => `${file}: ${size}`);
    });
  expect([...new Set(quoted)]).toEqual([]);
  const pages = readdirSync(PAGES).map((file) => [
    path.basename(file, '.mdx'),
    readFileSync(path.join(PAGES, file), 'utf8'),
  ]);
  const unused = Object.entries(NOT_IN_A_REPORT).flatMap(([name, sizes]) =>
    sizes
      .filter((size) => !pages.some(([page, text]) => page === name && text?.includes(size)))
      .map((size) => `${name}: ${size}`),
  );
  expect(unused).toEqual([]);
});
