import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readReportData } from '../../packages/report/readReportData';
import { reportSchema } from '../../packages/report/numbersOf';
import type { ReportName } from '../../site/reportDemos';

const ROOT = path.resolve(import.meta.dirname, '../..');
const page = (lang: string, name: string) =>
  readFileSync(path.join(ROOT, `docs/${lang}/guide/usage/${name}.mdx`), 'utf8');

const reportOf = (name: ReportName) =>
  reportSchema.parse(readReportData(readFileSync(path.join(ROOT, `examples/reports/${name}.html`), 'utf8')));

const babelFiles = (name: ReportName) =>
  reportOf(name)
    .loader.filter(({ loaders }) => loaders.some(({ loader }) => loader === 'babel-loader'))
    .map(({ resource }) => resource.path);

const inPackages = (files: readonly string[]) =>
  files.filter((file) => file.includes('/node_modules/')).length;

test.each(['en', 'zh'])('the loader counts of the %s usage pages are those of the reports', (lang) => {
  const webpack = babelFiles('webpack-app');
  const finding = `babel-loader has processed ${inPackages(webpack)} node_modules files`;
  const e1003 = reportOf('webpack-app').errors.filter(({ code }) => code === 'E1003');
  expect(e1003.map(({ description }) => description)).toEqual([expect.stringContaining(finding)]);
  const alerts = page(lang, 'compile-alerts');
  expect(new Set(alerts.match(/babel-loader has processed \d+ node_modules files/g))).toEqual(
    new Set([finding]),
  );
  expect(alerts).toContain(`${webpack.length}`);

  const rspack = babelFiles('rspack-app');
  const timeline = page(lang, 'loaders-timeline');
  expect(/^files +(\d+)$/m.exec(timeline)?.[1]).toBe(String(rspack.length));
  expect(/^files\(node_modules\) +(\d+)$/m.exec(timeline)?.[1]).toBe(String(inPackages(rspack)));

  const { loader } = reportOf('rspack-app');
  expect(loader.filter(({ resource }) => resource.path.includes('immer.mjs'))).toEqual([]);
  expect(page(lang, 'loaders-analysis')).toMatch(new RegExp(`(?:0 of |从 |：|总数是 )${loader.length}\\b`));
});
