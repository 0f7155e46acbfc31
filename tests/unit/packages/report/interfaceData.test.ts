import { expect, test } from 'vitest';
import { interfaceData, ReportError, type ReportFile } from '../../../../packages/report';
import { alone, briefJson, keptData } from '../../../support/reportFiles';

const REPORT = keptData('rspack-app');

async function given(files: readonly ReportFile[]): Promise<Readonly<Record<string, unknown>>> {
  const all: [string, unknown][] = [];
  for await (const { name, text } of interfaceData(files)) all.push([name, JSON.parse(text)]);
  return Object.fromEntries(all);
}

test('issue 21: the interface gets what a report has; what a build left out is empty, and has no view', async () => {
  const { root, chunkGraph } = REPORT;
  expect(
    await given([briefJson({ root, chunkGraph, loader: [], plugin: {}, moduleCodeMap: '' })]),
  ).toMatchObject({
    root,
    chunkGraph,
    loader: [],
    plugin: {},
    errors: [],
    moduleGraph: { modules: [], dependencies: [] },
    moduleCodeMap: {},
    enableRoutes: ['Overall', 'Bundle.BundleSize'],
  });
});

test('issue 21: what is damaged ends in the one error of reports', async () => {
  for (const text of ['', '{', JSON.stringify({ data: REPORT }).slice(0, -20), '{"data":{"errors":["a"]}}'])
    await expect(given(alone('rsdoctor-data.json', text))).rejects.toBeInstanceOf(ReportError);
});
