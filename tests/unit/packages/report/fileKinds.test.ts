import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readReport, type ReportFile } from '../../../../packages/report';
import { alone, briefJson, briefPage, gzipped, keptData, reportFile } from '../../../support/reportFiles';
import { errorOf } from './damagedFolders';

const DATA = keptData('rsbuild-app');
const MODEL = await readReport([briefJson(DATA)]);

const at = (path: string, file: ReportFile): ReportFile => ({ ...file, path });

const tar = () => {
  const header = new Uint8Array(1024);
  header.set(Buffer.from('rsdoctor-data.json'), 0);
  header.set(Buffer.from('ustar\0'), 257);
  return header;
};

describe('issue 23.9: compressed files and statistics', () => {
  test('issue 23.9 a report that is compressed with gzip is opened, whatever it is called', async () => {
    for (const file of [briefJson(DATA), briefPage(DATA)]) {
      const packed = await gzipped(file);
      for (const path of [packed.path, 'report.bin']) {
        expect({ ...(await readReport([at(path, packed)])), format: 'json' }).toEqual(MODEL);
      }
    }
    const limits = { bytes: 2_000_000, depth: 400, files: 10 };
    const bomb = reportFile('a.json.gz', new Uint8Array(gzipSync(`{"data":${' '.repeat(20_000_000)}`)));
    await expect(readReport([bomb], { limits })).rejects.toMatchObject({ fault: 'tooLarge' });
  });

  const stats = '{"hash":"a","assets":[],"chunks":[],"modules":[],"errors":[{"message":"x"}]}';
  test('issue 23.9 what is packed in another way is named beside the report that is opened', async () => {
    const packed = reportFile('before.tar.gz', new Uint8Array(gzipSync(tar())));
    expect(await readReport([packed, briefPage(DATA), reportFile('a.js.br', 'x')])).toMatchObject({
      build: MODEL.build,
      skipped: [{ fault: 'packed', place: 'before.tar.gz', what: 'tar' }],
    });
  });

  const several = `{"hash":"a","errors":[],"warnings":[],"errorsCount":0,"warningsCount":0,"children":[${stats},${stats}]}`;
  test.each<readonly [string, readonly ReportFile[], string, (string | undefined)?]>([
    ['statistics by content', alone('data.txt', stats), 'stats'],
    ['statistics with gzip', alone('s.gz', new Uint8Array(gzipSync(stats))), 'stats'],
    ['statistics in a folder', [reportFile('dist/stats.json', stats), reportFile('dist/a.js', '')], 'stats'],
    ...[
      '{"time":9,"errors":[],"errorsCount":0,"warnings":[],"warningsCount":0}',
      '{"logging":{},"errors":[],"errorsCount":0}',
      '{"assetsByChunkName":{},"assets":[{"name":"main.js","size":1}]}',
      '{"hash":"a","assets":[],"modules":[]}',
      '{"chunks":[],"modules":[]}',
      '{"errors":[],"warnings":[],"children":[{"name":"web","time":9,"errorsCount":0}]}',
      '{"children":[{"name":"web","assetsByChunkName":{},"assets":[]},{"name":"node"}]}',
    ].map((text) => [`bare ${text}`, alone('stats.json', text), 'bareStats'] as const),
    ['statistics of several compilers', alone('stats.json', several), 'manyStats'],
    [
      'statistics of several compilers without numbers of errors',
      alone('stats.json', `{"children":[{"name":"web"},${stats}]}`),
      'manyStats',
    ],
    [
      'statistics with compilers below the one compiler',
      alone('stats.json', stats.replace(/.$/, `,"children":[${stats}]}`)),
      'stats',
    ],
    ['a comparison', alone('a.json', '{"assets":{},"modules":{},"packages":{}}'), 'comparison'],
    ['a tree', alone('a.json', '{"name":"a","children":[{"name":"b"}]}'), 'notReport', 'json'],
    ['a tar', alone('report', tar()), 'packed', 'tar'],
    ['a tar with gzip', alone('report.tgz', new Uint8Array(gzipSync(tar()))), 'packed', 'tar'],
    ['7z', alone('a', new Uint8Array([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4])), 'packed', '7z'],
    ['RAR', alone('a', new Uint8Array([0x52, 0x61, 0x72, 0x21, 0x1a, 7, 1, 0])), 'packed', 'rar'],
    ['Zstandard', alone('a', new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 4, 0])), 'packed', 'zstd'],
    ['xz', alone('a', new Uint8Array([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0])), 'packed', 'xz'],
    ['Brotli', alone('rsdoctor-data.json.br', new Uint8Array([0x8b, 1, 0x80, 3])), 'packed', 'brotli'],
    [
      'Brotli in a folder',
      [reportFile('a/rsdoctor-report.html.br', new Uint8Array([0x8b, 1])), reportFile('a/b.js', '')],
      'packed',
      'brotli',
    ],
    ...[
      ['a.tgz', new Uint8Array(gzipSync(tar())), 'tar'],
      ['a.tar.gz', new Uint8Array(gzipSync(tar())), 'tar'],
      ['a.tar', tar(), 'tar'],
      ['a.7z', new Uint8Array([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]), '7z'],
      ['a.rar', new Uint8Array([0x52, 0x61, 0x72, 0x21, 0x1a, 7, 1, 0]), 'rar'],
      ['report.json.xz', new Uint8Array([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]), 'xz'],
      ['report.json.br', new Uint8Array([0x8b, 1, 0x80, 3]), 'brotli'],
    ].map(
      ([path, bytes, kind]) =>
        [
          `${String(path)} among other files`,
          [reportFile('a.js', 'x'), reportFile(path as string, bytes as Uint8Array<ArrayBuffer>)],
          'packed',
          kind as string,
        ] as const,
    ),
    [
      'compressed output',
      [
        reportFile('d/a.js.br', new Uint8Array([0x8b, 1])),
        reportFile('d/b.js.gz', new Uint8Array(gzipSync('x'))),
        reportFile('d/a.js.gz', new Uint8Array(gzipSync('x'))),
      ],
      'noReport',
    ],
    ['a picture', alone('a.json', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10])), 'notReport', 'picture'],
    ['a drawing', alone('a.svg', '<?xml version="1.0"?><svg/>'), 'notReport', 'picture'],
    ['a PDF', alone('a.pdf', '%PDF-1.7'), 'notReport', 'pdf'],
    ['a binary', alone('a.wasm', '\0asm\x01\0\0\0'), 'notReport', 'binary'],
    ['a source map', alone('a.map', '{"version":3,"sources":[],"mappings":""}'), 'notReport', 'sourceMap'],
    ['a package.json', alone('a', '{"name":"a","version":"1","errors":["x"]}'), 'notReport', 'packageJson'],
    ['a config', alone('webpack.config.js', "const path = require('path')"), 'notReport', 'script'],
    ['an ES module', alone('a.mjs', "import { a } from 'a';"), 'notReport', 'script'],
    ['a page', alone('index.html', '<!doctype html><title>App</title>'), 'notReport', 'page'],
    ['a page as MHTML', alone('a.mhtml', 'From: <Saved by Blink>\r\n'), 'notReport', 'savedPage'],
    ['a log', alone('a.log', '[webpack-cli] Compilation finished\n'), 'notReport', 'text'],
    ['a log of yarn', alone('a.log', '[1/4] Resolving packages\n'), 'notReport', 'text'],
    ['a list', alone('a.json', '[ {"code":"E1001"} ]'), 'notReport', 'list'],
    ['lines of JSON', alone('a.ndjson', '{"level":30,"msg":"a"}\n{"level":30}\n'), 'notReport', 'jsonLines'],
    ['other JSON', alone('a.json', '{"a":1}'), 'notReport', 'json'],
    ['a summary of this site', alone('a.json', '{"format":1,"build":{},"rules":[]}'), 'notReport', 'summary'],
    [
      'an empty file in a folder',
      [reportFile('d/rsdoctor-data.json', ''), reportFile('d/a.js', 'x')],
      'empty',
    ],
    ['a folder without a report', [reportFile('d/a.js', 'x'), reportFile('d/b.js', 'x')], 'noReport'],
  ])('issue 23.9 %s is said to be what it is', async (_name, files, fault, what) => {
    const error = await errorOf(files as readonly ReportFile[]);
    expect([error.fault, error.what]).toEqual([fault, what]);
  });
});
