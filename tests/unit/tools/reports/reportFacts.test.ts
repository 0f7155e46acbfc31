import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readReportData } from '../../../../packages/report/readReportData';
import { reportFacts } from '../../../../tools/reports/reportFacts';

const entry = (key: string, value: unknown) =>
  `<script>window.__RSDOCTOR__.${key}="${deflateSync(JSON.stringify(value)).toString('base64')}"</script>`;
const scripts = (data: object) =>
  Object.entries(data)
    .map(([key, value]) => entry(key, value))
    .join(' ');

const build = (mainBytes: number, costs = '917ms') => ({
  root: '/tmp/rsdoctor-examples/desk',
  errors: [
    { code: 'E1001', level: 'warn', title: 'DUPLICATE', description: 'immer' },
    { code: 'E1003', level: 'error', title: 'LOADER', description: `babel-loader (costs: ${costs})` },
    { code: 'OVERLAY', level: 'warn', title: 'UNKNOWN' },
  ],
  chunkGraph: {
    assets: [
      { path: 'main.77af08b4.js', size: mainBytes, chunks: ['0'] },
      { path: '12.1234567a.js', size: 1000, chunks: ['1'] },
      { path: 'index.html', size: 178, chunks: [] },
      { path: 'main.77af08b4.js.map', size: 999_999, chunks: [] },
      { path: 'main.77af08b4.js.LICENSE.txt', size: 336, chunks: [] },
    ],
    chunks: [
      { id: '0', initial: true },
      { id: '1', initial: false },
    ],
  },
  moduleGraph: { modules: [{ path: '/tmp/a.js', size: { sourceSize: 3, parsedSize: 2 } }] },
  packageGraph: {
    packages: [
      { name: 'immer', version: '9.0.21', root: '/a' },
      { name: 'immer', version: '10.1.1', root: '/b' },
    ],
  },
  loader: [{ resource: { path: '/a.js' }, loaders: [{ loader: 'babel-loader', isPitch: false }] }],
  resolver: [{}, {}],
});

describe('numbers of a report', () => {
  test('are those that the report shows: without maps and licences, 1 KB of 1000 bytes, counted per rule', () => {
    expect(reportFacts('rspack-app', scripts(build(203_849))).numbers).toEqual({
      totalFiles: '3',
      totalSize: '205.03 KB',
      jsSize: '204.85 KB',
      initialJsSize: '203.85 KB',
      sizeOfMainJs: '203.85 KB',
      sizeOfIndexHtml: '178 bytes',
      errors: '1',
      warnings: '2',
      findings: '2',
      rules: '2',
      e1001: '1',
      e1003: '1',
      modules: '1',
      packages: '1',
      loaderFiles: '1',
    });
  });

  test('of a comparison exist for both builds, with the difference', () => {
    const both = scripts({ baseline: { data: build(198_822) }, current: { data: build(98_822) } });
    expect(reportFacts('bundle-diff', both).numbers).toMatchObject({
      totalSizeBefore: '200.00 KB',
      totalSizeAfter: '100.00 KB',
      saved: '100.00 KB',
      savedPercent: '50.00%',
      savedAbout: '50%',
    });
  });
});

test('outline: another measured time is the same report, another size is not', () => {
  const outline = (...of: Parameters<typeof build>) =>
    reportFacts('rspack-app', scripts(build(...of))).outline;
  expect(outline(5000, '1.2s')).toEqual(outline(5000));
  expect(outline(5001)).not.toEqual(outline(5000));
});

test('data of another form is refused with the file, the fields and a fix', () => {
  const data = scripts({ ...build(1), resolver: 'none' });
  expect(() => reportFacts('rspack-app', data)).toThrow(
    'examples/reports/rspack-app.html: the data has another form than expected at resolver; run `npm run shots`',
  );
  expect(() => readReportData('<script>window.__RSDOCTOR__.root="eJw="</script>')).toThrow(
    'The value "root" of the report is not deflated JSON',
  );
});
