import { ReadableStream } from 'node:stream/web';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readReport, type ReportFile } from '../../../../packages/report';
import {
  alone,
  briefJson,
  briefPage,
  bytesOf,
  gzipped,
  keptData,
  keptScripts,
  normalFolder,
  zipOf,
  reportFile,
} from '../../../support/reportFiles';
import { errorOf } from './errorOf';

const DATA = keptData('rsbuild-app');
const MODEL = await readReport([briefJson(DATA)]);

const at = (path: string, file: ReportFile): ReportFile => ({ ...file, path });
const named = (prefix: string) => normalFolder(DATA).map((file) => at(`${prefix}${file.path}`, file));
const build = (hash: string) => ({ ...DATA, hash });
const cut = async (file: ReportFile) => reportFile(file.path, (await bytesOf(file)).subarray(0, -300));

/** A stream that comes in pieces of a few bytes, as no file does, so that every byte is once the first of a piece. */
async function inPieces(file: ReportFile, length: number): Promise<ReportFile> {
  const whole = await file.open();
  async function* pieces() {
    for (let from = 0; from < whole.size; from += length)
      yield new Uint8Array(await whole.slice(from, from + length).arrayBuffer());
  }
  const blob = Object.assign(whole.slice(), { stream: () => ReadableStream.from(pieces()) });
  return { ...file, open: () => blob };
}

describe('issue 21: one reader of reports', () => {
  test.each(['webpack-app', 'rsbuild-app'] as const)(
    'issue 21: %s is the same report in every form, and names its builder',
    async (name) => {
      const data = { ...keptData(name), envinfo: { cpu: 'secret processor' } };
      const model = await readReport([briefJson(data)]);
      const folder = normalFolder(data);
      for (const [format, files] of [
        ['html', [briefPage(data)]],
        ['html', [reportFile('kept.html', keptScripts(name))]],
        ['folder', folder],
        ['folder', [await zipOf(folder)]],
        ['json', [await zipOf([briefJson(data)], { stored: true })]],
        [
          'json',
          [briefPage(data), briefJson(data), await gzipped(briefJson(data)), reportFile('main.js', 'x')],
        ],
      ] as const)
        expect(await readReport(files)).toEqual({ ...model, format });
      expect(model.build).toMatchObject({
        bundler: name === 'webpack-app' ? 'webpack' : 'rspack',
        rsbuild: name === 'rsbuild-app',
      });
      expect(JSON.stringify(model)).not.toMatch(/secret processor|\/tmp\/rsdoctor-examples\//);
    },
  );

  test('issue 21: pieces of one byte give the same report', async () => {
    const { root, errors, summary } = DATA;
    const resolver = [{ path: '"}],{[\\' }];
    const file = briefJson({ root, resolver, errors, moduleCodeMap: { 'data"': '中' }, summary });
    expect(await readReport([await inPieces(file, 1)])).toEqual(await readReport([file]));
  });

  test('issue 21: data that is not packed, of versions before 1.3, is read as well', async () => {
    const plain = Object.entries(DATA).flatMap(([key, value]) =>
      typeof value === 'object' ? [reportFile(`.rsdoctor/${key}/0`, JSON.stringify(value))] : [],
    );
    const [manifest] = normalFolder(DATA, 10_000_000);
    expect(await readReport(manifest ? [manifest, ...plain] : [])).toEqual({ ...MODEL, format: 'folder' });
  });

  test('issue 21: a reader is told how far it is, and can stop', async () => {
    const shares: number[] = [];
    const pieces = await inPieces(briefJson(DATA), 20_000);
    await readReport([pieces], { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeGreaterThan(0.99);
    const stop = new AbortController();
    const stopped = readReport([pieces], { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(stopped).rejects.toMatchObject({ fault: 'stopped' });
  });
});

test.each<readonly [string, () => Promise<ReportFile>]>([
  [
    'names of Windows PowerShell 5.1',
    () => zipOf(named('dist\\').map((file) => at(file.path.replaceAll('/', '\\'), file))),
  ],
  ['names that begin with a drive', () => zipOf(named('C:/'))],
  ['names in Chinese, # and %', () => zipOf(named('./构建 #1 100%:/'))],
  ['names of an old Windows', () => zipOf(named('Pr\x81fung/'), { names: 'latin1' })],
  [
    'folders, and what macOS adds',
    () =>
      zipOf([
        reportFile('dist/', ''),
        ...named('dist/'),
        reportFile('dist/.rsdoctor/._manifest.json', '{"data":{"errors":[]}}'),
      ]),
  ],
  ['a compressed file in it', async () => zipOf([await gzipped(briefJson(DATA))])],
  ['an upper-case extension', () => zipOf([at('A/REPORT.JSON', briefJson(DATA))])],
])('issue 23.6 an archive with %s is opened', async (_name, archive) => {
  expect({ ...(await readReport([await archive()])), format: 'json' }).toEqual(MODEL);
});

test.each<readonly [string, (text: string) => Buffer]>([
  ['UTF-8 with a mark', (text) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16 LE with a mark', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 BE without a mark', (text) => Buffer.from(text, 'utf16le').swap16()],
])('issue 23.7 %s: JSON, page, folder and archive are read', async (_name, encode) => {
  for (const files of [[briefJson(DATA)], [briefPage(DATA)], normalFolder(DATA)]) {
    const encoded = await Promise.all(
      files.map(async (file) => reportFile(file.path, new Uint8Array(encode(String(await bytesOf(file)))))),
    );
    for (const given of [encoded, [await zipOf(encoded)]])
      expect({ ...(await readReport(given)), format: 'json' }).toEqual(MODEL);
  }
  const shares: number[] = [];
  const text = new Uint8Array(encode(String(await bytesOf(briefJson(DATA)))));
  await readReport([reportFile('a.json', text)], { onProgress: (share) => shares.push(share) });
  expect(shares.at(-1)).toBeGreaterThan(0.99);
});

describe('issue 23.8: several reports', () => {
  const pages = () => [
    at('web/rsdoctor-report.html', briefPage(build('w'))),
    at('node/rsdoctor-report.html', briefPage(build('n'))),
  ];
  const renamed = (hash: string) => at(`${hash}.json`, briefJson(build(hash)));

  test.each<readonly [string, readonly ReportFile[], readonly string[]]>([
    ['pages', pages(), ['node/rsdoctor-report.html', 'web/rsdoctor-report.html']],
    [
      'a compiler below another',
      [
        ...normalFolder(build('a')),
        ...normalFolder(build('b')).map((file) =>
          at(file.path.replace('.rsdoctor/', '.rsdoctor/.slaves/node-3/'), file),
        ),
      ],
      ['.rsdoctor/.slaves/node-3/manifest.json', '.rsdoctor/manifest.json'],
    ],
    [
      'JSON of any name, beside JSON that is no report',
      [
        renamed('a'),
        renamed('b'),
        reportFile('s.json', '{"hash":"x","errors":[],"assets":[],"chunks":[]}'),
        reportFile('l.json', '{"root":true}\n{}'),
      ],
      ['a.json', 'b.json'],
    ],
  ])(
    'issue 23.8 %s: each is named, in a folder and in an archive, and each can be opened',
    async (_name, files, choices) => {
      for (const given of [files, [await zipOf(files)]]) {
        const error = await errorOf(given);
        expect([error.fault, [...error.choices].sort()]).toEqual(['several', choices]);
        const opened = await Promise.all(choices.map((pick) => readReport(given, { pick })));
        expect(new Set(opened.map((each) => each.build.hash)).size).toBe(choices.length);
      }
    },
  );

  test('issue 23.8 files of one name are told apart, and so are the reports of archives among others', async () => {
    const same = [briefJson(build('a')), briefJson(build('b'))];
    expect((await errorOf(same)).choices).toEqual(['rsdoctor-data (2).json', 'rsdoctor-data.json']);
    const other = at('assets.zip', await zipOf([reportFile('a.txt', 'a'), reportFile('b.json', '{"a":1}')]));
    const folder = [other, at('web.zip', await zipOf(same.slice(0, 1))), at('all.zip', await zipOf(pages()))];
    const choices = [
      'all.zip/node/rsdoctor-report.html',
      'all.zip/web/rsdoctor-report.html',
      'web.zip/rsdoctor-data.json',
    ];
    expect((await errorOf(folder)).choices).toEqual(choices);
    const opened = await Promise.all(choices.map((pick) => readReport(folder, { pick })));
    expect(opened.map((each) => each.build.hash)).toEqual(['n', 'w', 'a']);
    // As a report that was kept, or a path to an archive, names it.
    expect((await readReport(folder, { pick: 'web.zip' })).build.hash).toBe('a');
    expect((await errorOf([other, at('more.zip', other)])).fault).toBe('noReport');
  });

  test('issue 23.8 a report that is cut off is named, and the whole page beside it offered', async () => {
    for (const json of [briefJson(build('a')), await gzipped(briefJson(build('a')))]) {
      const pair = [
        at(`dist/${json.path}`, await cut(json)),
        at('dist/rsdoctor-report.html', briefPage(build('a'))),
      ];
      for (const given of [pair, [await zipOf(pair)]]) {
        const { fault, place, choices } = await errorOf(given);
        expect([fault, place]).toEqual([
          json.path.endsWith('.gz') ? 'damaged' : 'cutOff',
          `dist/${json.path}`,
        ]);
        expect(choices).toEqual(['dist/rsdoctor-report.html']);
        expect((await readReport(given, { pick: choices[0] })).format).toBe('html');
      }
    }
    const folder = normalFolder(build('a')).filter(({ path }) => !path.includes('moduleGraph/'));
    expect((await errorOf([...folder, briefPage(build('a'))])).choices).toEqual(['rsdoctor-report.html']);
  });

  test('issue 23.8 what cannot be looked into is named beside the report that is opened', async () => {
    const locked = at('locked.zip', await zipOf([briefJson(DATA)], { flags: 1 }));
    const tar = new Uint8Array(1024);
    tar.set(Buffer.from('ustar\0'), 257);
    const packed = reportFile('before.tar.gz', new Uint8Array(gzipSync(tar)));
    const given = [locked, packed, reportFile('a/rsdoctor-data.json', ''), reportFile('a.js.br', 'x')];
    expect((await readReport([...given, briefPage(DATA)])).skipped).toEqual([
      { fault: 'encrypted', place: 'locked.zip', what: undefined },
      { fault: 'packed', place: 'before.tar.gz', what: 'tar' },
      { fault: 'empty', place: 'a/rsdoctor-data.json', what: undefined },
    ]);
    expect((await errorOf([locked, reportFile('a.txt', 'a')])).place).toBe('locked.zip');
  });
});

const STATS = '{"hash":"a","assets":[],"chunks":[],"modules":[],"errors":[{"message":"x"}]}';

test.each<readonly [string, string | readonly number[], string, string?]>([
  ['data.txt', STATS, 'stats'],
  ['stats.json', '{"assetsByChunkName":{},"assets":[{"name":"main.js","size":1}]}', 'bareStats'],
  [
    'stats.json',
    '{"children":[{"name":"web","assetsByChunkName":{},"assets":[]},{"name":"node"}]}',
    'bareStats',
  ],
  ['stats.json', `{"hash":"a","errorsCount":0,"children":[${STATS},${STATS}]}`, 'manyStats'],
  ['a.json', '{"assets":{},"modules":{},"packages":{}}', 'comparison'],
  ['a', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4], 'packed', '7z'],
  ['report.json.xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0], 'packed', 'xz'],
  ['rsdoctor-data.json.br', [0x8b, 1, 0x80, 3], 'packed', 'brotli'],
  ['a.json', [0x89, 0x50, 0x4e, 0x47, 13, 10], 'notReport', 'picture'],
  ['a.pdf', '%PDF-1.7', 'notReport', 'pdf'],
  ['a.map', '{"version":3,"sources":[],"mappings":""}', 'notReport', 'sourceMap'],
  ['webpack.config.js', "const path = require('path')", 'notReport', 'script'],
  ['index.html', '<!doctype html><title>App</title>', 'notReport', 'page'],
  ['a.log', '[webpack-cli] Compilation finished\n', 'notReport', 'text'],
  ['a.json', '[ {"code":"E1001"} ]', 'notReport', 'list'],
  ['a.ndjson', '{"level":30,"msg":"a"}\n{"level":30}\n', 'notReport', 'jsonLines'],
  ['a.json', '{"format":1,"build":{},"rules":[]}', 'notReport', 'summary'],
])(
  'issue 23.9 %s, %s is said to be what it is, alone, compressed and among other files',
  async (path, content, fault, what) => {
    const file = reportFile(
      String(path),
      typeof content === 'string' ? content : Uint8Array.from(content ?? []),
    );
    const { place: _, ...error } = await errorOf([file]);
    expect(error).toMatchObject({ fault, what });
    if (fault === 'stats') expect((await errorOf([await gzipped(file)])).fault).toBe(fault);
    if (/stats\.json|\.(?:xz|br)$/.test(String(path)))
      expect(await errorOf([file, reportFile('a.js', '')])).toMatchObject({ fault, what });
  },
);

test('issue 23.10 a build without loaders is told apart from a report that leaves them out', async () => {
  const { root, moduleGraph, chunkGraph, packageGraph, errors, summary } = DATA;
  const data = { root, errors, summary, moduleGraph, chunkGraph, packageGraph, loader: [], plugin: {} };
  const emptyOf = async (clientRoutes?: readonly string[]) =>
    (await readReport(alone('a.json', JSON.stringify({ data, clientRoutes })))).empty;
  const routes = ['Overall', 'Bundle.ModuleGraph', 'Bundle.BundleSize', 'Compile.WebpackLoaders'];
  expect(await emptyOf(routes)).toEqual({ none: ['loader'], off: ['plugin'], unknown: [] });
  expect((await emptyOf()).unknown).toEqual(['loader', 'plugin']);
  const page = (await bytesOf(briefPage(data))).toString();
  const script = '<script>window.__RSDOCTOR__.enableRoutes=["Compile.WebpackLoaders"]</script></body>';
  const { empty } = await readReport(alone('a.html', page.replace('</body>', script)));
  expect([empty.none, empty.off]).toEqual([['loader'], ['plugin']]);
});
