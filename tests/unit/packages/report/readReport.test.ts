import { describe, expect, test } from 'vitest';
import { readReport, summarise, type ReportFile } from '../../../../packages/report';
import { numbersOf, reportSchema } from '../../../../packages/report/numbersOf';
import { formatBytes } from '../../../../lib/text/strings';
import {
  briefJson,
  briefPage,
  keptData,
  keptScripts,
  normalFolder,
  reportFile,
  zipOf,
} from '../../../support/reportFiles';

const APPS = ['rspack-app', 'webpack-app', 'rsbuild-app'] as const;

/** A stream that comes in pieces of a few bytes, as no file does, so that every byte is once the first of a piece. */
const inPieces = async (file: ReportFile, length: number): Promise<ReportFile> => {
  const whole = await file.open();
  const blob = Object.assign(whole.slice(), {
    stream: () => {
      let at = 0;
      return new ReadableStream<Uint8Array>({
        async pull(controller) {
          if (at >= whole.size) return controller.close();
          controller.enqueue(new Uint8Array(await whole.slice(at, at + length).arrayBuffer()));
          at += length;
        },
      });
    },
  });
  return { ...file, open: () => blob };
};

describe('issue 21: one reader of reports', () => {
  test.each(APPS)('issue 21: %s is the same report as JSON, page, folder and archive', async (name) => {
    const data = keptData(name);
    const model = await readReport([briefJson(data)]);
    const folder = normalFolder(data);
    const others = [
      await readReport([briefPage(data)]),
      await readReport([reportFile('kept.html', keptScripts(name))]),
      await readReport(folder),
      await readReport([await zipOf(folder)]),
      await readReport([await zipOf([briefJson(data)], { stored: true })]),
      await readReport([briefPage(data), briefJson(data), reportFile('main.js', 'x')]),
    ];
    for (const { format, ...other } of others) expect({ ...other, format: model.format }).toEqual(model);
    expect(others.map(({ format }) => format)).toEqual(['html', 'html', 'folder', 'folder', 'json', 'json']);
  });

  test.each(APPS)('issue 21: the totals of %s are those that the pages quote', async (name) => {
    const data = keptData(name);
    const facts = numbersOf(reportSchema.parse(data));
    const { bytes, jsBytes, initialJsBytes, files, findings, modules } = summarise(
      await readReport([briefJson(data)]),
    );
    expect({
      totalSize: formatBytes(bytes),
      jsSize: formatBytes(jsBytes),
      initialJsSize: formatBytes(initialJsBytes),
      totalFiles: String(files),
      findings: String(findings),
      modules: String(modules),
    }).toEqual(
      Object.fromEntries(
        ['totalSize', 'jsSize', 'initialJsSize', 'totalFiles', 'findings', 'modules'].map((key) => [
          key,
          facts[key],
        ]),
      ),
    );
  });

  test('issue 21: it says who built it, and leaves the machine alone', async () => {
    const builds = await Promise.all(
      APPS.map(async (name) => (await readReport([briefJson(keptData(name))])).build),
    );
    expect(builds.map(({ bundler, rsbuild, name }) => [bundler, rsbuild, name])).toEqual([
      ['rspack', false, 'order-desk'],
      ['webpack', false, 'order-desk-webpack'],
      ['rspack', true, 'shift-calendar'],
    ]);
    const model = await readReport([
      briefJson({ ...keptData('rspack-app'), envinfo: { cpu: 'secret processor' } }),
    ]);
    expect(JSON.stringify(model)).not.toContain('secret processor');
    expect(JSON.stringify(model)).not.toContain('/tmp/rsdoctor-examples/');
  });

  test.each([1, 2, 3, 7, 61])('issue 21: pieces of %i bytes give the same report', async (length) => {
    const { root, errors, summary } = keptData('rsbuild-app');
    const data = {
      root,
      resolver: [{ path: '"}],{[\\' }],
      errors,
      moduleCodeMap: { 'data"': '中' },
      summary,
    };
    const file = briefJson(data);
    expect(await readReport([await inPieces(file, length)])).toEqual(await readReport([file]));
  });

  test('issue 21: data that is not packed, of versions before 1.3, is read as well', async () => {
    const data = keptData('rsbuild-app');
    const plain = normalFolder(data).map((file) => file);
    const unpacked = Object.entries(data).flatMap(([key, value]) =>
      typeof value === 'object' ? [reportFile(`.rsdoctor/${key}/0`, JSON.stringify(value))] : [],
    );
    const first = normalFolder(data, 10_000_000).slice(0, 1);
    expect(await readReport([...first, ...unpacked])).toEqual(await readReport(plain));
  });

  test('issue 21: the manifest of a web app is not taken for that of the report', async () => {
    const folder = normalFolder(keptData('rsbuild-app'));
    const { build } = await readReport([reportFile('manifest.json', '{"name":"app"}'), ...folder]);
    expect(build.name).toBe('shift-calendar');
  });

  test('issue 21: sections that were switched off are named, not invented', async () => {
    const { root, errors, chunkGraph } = keptData('rspack-app');
    const model = await readReport([briefJson({ root, errors, chunkGraph, loader: [], plugin: {} })]);
    expect(model.empty.off).toEqual(['loader', 'plugin', 'moduleGraph', 'packageGraph']);
    expect([model.modules, model.loaders, model.packages]).toEqual([[], [], []]);
  });

  test('issue 21: a reader is told how far it is, and can stop', async () => {
    const file = briefJson(keptData('rspack-app'));
    const shares: number[] = [];
    const pieces = await inPieces(file, 20_000);
    await readReport([pieces], { onProgress: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeGreaterThan(0.99);
    const stop = new AbortController();
    const stopped = readReport([pieces], { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(stopped).rejects.toMatchObject({ fault: 'stopped' });
  });
});
