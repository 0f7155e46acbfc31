import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keptData } from '../support/reportFiles';
import type { ReadBuild } from '../../tools/reports/reportNumbers';

const ROOT = path.resolve(import.meta.dirname, '../..');
const page = (lang: string, name: string) =>
  readFileSync(path.join(ROOT, `docs/${lang}/guide/usage/${name}.mdx`), 'utf8');

const { errors, loader: webpackFiles } = keptData('webpack-app') as unknown as Pick<ReadBuild, 'loader'> & {
  readonly errors: readonly { readonly code: string; readonly description: string }[];
};
const { loader: rspackFiles } = keptData('rspack-app') as unknown as ReadBuild;

const babelFiles = (files: ReadBuild['loader']) =>
  files
    .filter(({ loaders }) => loaders.some(({ loader }) => loader === 'babel-loader'))
    .map(({ resource }) => resource.path);

const inPackages = (files: readonly string[]) =>
  files.filter((file) => file.includes('/node_modules/')).length;

test.each(['en', 'zh'])('the loader counts of the %s usage pages are those of the reports', (lang) => {
  const webpack = babelFiles(webpackFiles);
  const finding = `babel-loader has processed ${inPackages(webpack)} node_modules files`;
  const e1003 = errors.filter(({ code }) => code === 'E1003');
  expect(e1003.map(({ description }) => description)).toEqual([expect.stringContaining(finding)]);
  const alerts = page(lang, 'compile-alerts');
  expect(new Set(alerts.match(/babel-loader has processed \d+ node_modules files/g))).toEqual(
    new Set([finding]),
  );
  expect(alerts).toContain(`${webpack.length}`);

  const rspack = babelFiles(rspackFiles);
  const timeline = page(lang, 'loaders-timeline');
  expect(/^files +(\d+)$/m.exec(timeline)?.[1]).toBe(String(rspack.length));
  expect(/^files\(node_modules\) +(\d+)$/m.exec(timeline)?.[1]).toBe(String(inPackages(rspack)));

  expect(rspackFiles.filter(({ resource }) => resource.path.includes('immer.mjs'))).toEqual([]);
  expect(page(lang, 'loaders-analysis')).toMatch(
    new RegExp(`(?:0 of |从 |：|总数是 )${rspackFiles.length}\\b`),
  );
});
