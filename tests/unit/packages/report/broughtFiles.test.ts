import { describe, expect, test } from 'vitest';
import { readReport, type ReportFile } from '../../../../packages/report';
import {
  alone,
  briefJson,
  briefPage,
  bytesOf,
  gzipped,
  keptData,
  normalFolder,
  reportFile,
  zipOf,
} from '../../../support/reportFiles';
import { errorOf } from './damagedFolders';

const DATA = keptData('rsbuild-app');
const MODEL = await readReport([briefJson(DATA)]);

const at = (path: string, file: ReportFile): ReportFile => ({ ...file, path });
const named = (prefix: string) => normalFolder(DATA).map((file) => at(`${prefix}${file.path}`, file));

describe('issue 23.6: archives', () => {
  test.each<readonly [string, () => Promise<ReportFile>]>([
    [
      'names of Windows PowerShell 5.1',
      () => zipOf(named('dist/').map((file) => at(file.path.replaceAll('/', '\\'), file))),
    ],
    ['one name with a backslash', () => zipOf([at('dist\\rsdoctor-data.json', briefJson(DATA))])],
    ['names that begin with ./', () => zipOf(named('./'))],
    ['names that begin with a slash', () => zipOf(named('/'))],
    ['names that begin with a drive', () => zipOf(named('C:/'))],
    ['names with a colon', () => zipOf(named('build:web/'))],
    ['names in Chinese, # and %', () => zipOf(named('构建 #1 100%/'))],
    ['names of an old Windows', () => zipOf(named('Pr\x81fung/'), { names: 'latin1' })],
    [
      'folders, and what macOS adds',
      () =>
        zipOf([
          reportFile('dist/', ''),
          ...named('dist/'),
          reportFile('__MACOSX/dist/._manifest.json', 'Mac'),
          reportFile('dist/.rsdoctor/._manifest.json', '{"data":{"errors":[]}}'),
        ]),
    ],
    ['stored files', () => zipOf(named(''), { stored: true })],
    ['an archive in it', async () => zipOf([await zipOf(named(''))])],
    ['a compressed file in it', async () => zipOf([await gzipped(briefJson(DATA))])],
    [
      'an upper-case extension',
      () => zipOf([at('A/REPORT.JSON', briefJson(DATA)), reportFile('A/x.txt', 'x')]),
    ],
  ])('issue 23.6 %s: opened', async (_name, archive) => {
    expect({ ...(await readReport([await archive()])), format: 'json' }).toEqual(MODEL);
  });

  test('issue 23.6 an entry that is not needed may be of any kind', async () => {
    const bytes = await bytesOf(await zipOf([reportFile('secret.bin', 'x'), briefJson(DATA)]));
    // The flag of encryption, in the directory's first entry.
    bytes[bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 8] = 1;
    expect(await readReport(alone('a.zip', new Uint8Array(bytes)))).toEqual(MODEL);
  });
});

describe('issue 23.7: encodings', () => {
  const encodings: readonly (readonly [string, (text: string) => Buffer])[] = [
    ['UTF-8 with a mark', (text) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16 LE with a mark', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 LE without a mark', (text) => Buffer.from(text, 'utf16le')],
    ['UTF-16 BE with a mark', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16 BE without a mark', (text) => Buffer.from(text, 'utf16le').swap16()],
  ];
  const encoded = async (files: readonly ReportFile[], encode: (text: string) => Buffer) =>
    Promise.all(
      files.map(async (file) =>
        reportFile(file.path, new Uint8Array(encode((await bytesOf(file)).toString('utf8')))),
      ),
    );

  test.each(encodings)('issue 23.7 %s: JSON, page, folder and archive are read', async (_name, encode) => {
    for (const files of [[briefJson(DATA)], [briefPage(DATA)], normalFolder(DATA)]) {
      const other = await encoded(files, encode);
      for (const given of [other, [await zipOf(other)]]) {
        expect({ ...(await readReport(given)), format: 'json' }).toEqual(MODEL);
      }
    }
    const stats = await encoded([reportFile('stats.json', '{"assets":[],"chunks":[]}')], encode);
    expect((await errorOf(stats)).fault).toBe('stats');
  });

  test('issue 23.7 line ends of Windows say nothing', async () => {
    const text = JSON.stringify({ data: DATA }, null, 2).replaceAll('\n', '\r\n');
    expect(await readReport(alone('a.json', text))).toMatchObject({
      assets: MODEL.assets,
      modules: MODEL.modules,
    });
  });
});

describe('issue 23.8: several reports', () => {
  const build = (hash: string) => ({ ...DATA, hash });
  const two = () => [
    at('dist/web/rsdoctor-report.html', briefPage(build('w'))),
    at('dist/node/rsdoctor-report.html', briefPage(build('n'))),
  ];

  test.each<readonly [string, () => readonly ReportFile[], readonly string[]]>([
    ['two pages', two, ['dist/node/rsdoctor-report.html', 'dist/web/rsdoctor-report.html']],
    [
      'two JSON files',
      () => [
        at('a/rsdoctor-data.json', briefJson(build('a'))),
        at('b/rsdoctor-data.json', briefJson(build('b'))),
      ],
      ['a/rsdoctor-data.json', 'b/rsdoctor-data.json'],
    ],
    [
      'files with names of their own',
      () => [
        at('before.json', briefJson(build('a'))),
        at('after.json', briefJson(DATA)),
        reportFile('x.json', '{}'),
      ],
      ['after.json', 'before.json'],
    ],
    [
      'files with the same name from two folders',
      () => [briefJson(build('a')), briefJson(build('b'))],
      ['rsdoctor-data (2).json', 'rsdoctor-data.json'],
    ],
    [
      'a compiler below another',
      () => [
        ...normalFolder(build('a')),
        ...normalFolder(build('b')).map((file) =>
          at(file.path.replace('.rsdoctor/', '.rsdoctor/.slaves/node-3/'), file),
        ),
      ],
      ['.rsdoctor/.slaves/node-3/manifest.json', '.rsdoctor/manifest.json'],
    ],
    [
      'a page and JSON of different builds',
      () => [briefJson(build('a')), briefPage(build('b'))],
      ['rsdoctor-data.json', 'rsdoctor-report.html'],
    ],
  ])(
    'issue 23.8 %s: each is named, in a folder and in an archive, and each can be opened',
    async (_name, files, choices) => {
      for (const given of [
        files(),
        [
          await zipOf(
            files().map((file, index) =>
              index === 1 && file.path === 'rsdoctor-data.json' ? at('rsdoctor-data (2).json', file) : file,
            ),
          ),
        ],
      ]) {
        const error = await errorOf(given);
        expect([error.fault, [...error.choices].sort()]).toEqual(['several', choices]);
        const hashes = await Promise.all(
          choices.map(async (pick) => (await readReport(given, { pick })).build.hash),
        );
        expect(new Set(hashes).size).toBe(choices.length);
      }
    },
  );

  test('issue 23.8 archives of a folder are named, and so are the reports in them', async () => {
    const folder = [at('web.zip', await zipOf([briefJson(build('w'))])), at('all.zip', await zipOf(two()))];
    expect((await errorOf(folder)).choices).toEqual(['all.zip', 'web.zip']);
    expect((await readReport(folder, { pick: 'web.zip' })).build.hash).toBe('w');
    const inner = await errorOf(folder, 'all.zip');
    expect(inner.choices).toEqual([
      'all.zip/dist/node/rsdoctor-report.html',
      'all.zip/dist/web/rsdoctor-report.html',
    ]);
    expect((await readReport(folder, { pick: inner.choices[0] })).build.hash).toBe('n');
  });

  test.each<readonly [string, (file: ReportFile) => Promise<ReportFile>, string]>([
    ['cut off', async (file) => reportFile(file.path, (await bytesOf(file)).subarray(0, -300)), 'cutOff'],
    [
      'damaged within',
      async (file) =>
        reportFile(file.path, (await bytesOf(file)).toString('utf8').replace('"assets":[', '"assets":[,')),
      'damaged',
    ],
    [
      'cut off with gzip',
      async (file) => {
        const packed = await gzipped(file);
        return reportFile(packed.path, (await bytesOf(packed)).subarray(0, -300));
      },
      'damaged',
    ],
  ])(
    'issue 23.8 JSON that is %s is named, and the whole page beside it offered',
    async (_name, spoil, fault) => {
      const json = await spoil(briefJson(build('a')));
      for (const folder of ['', 'dist/']) {
        const pair = [
          at(`${folder}${json.path}`, json),
          at(`${folder}rsdoctor-report.html`, briefPage(build('a'))),
        ];
        for (const given of [pair, [await zipOf(pair)]]) {
          const error = await errorOf(given);
          expect([error.fault, error.place, error.choices]).toEqual([
            fault,
            pair[0]?.path,
            [`${folder}rsdoctor-report.html`],
          ]);
          const opened = await readReport(given, { pick: error.choices[0] });
          expect([opened.format, opened.build.hash]).toEqual(['html', 'a']);
        }
        const several = [...pair, at('b/rsdoctor-report.html', briefPage(build('b')))];
        const error = await errorOf(several, pair[0]?.path);
        expect(error.choices).toEqual([`${folder}rsdoctor-report.html`, 'b/rsdoctor-report.html']);
      }
    },
  );

  test('issue 23.8 a data file of normal mode is missing, and a page of the build is there', async () => {
    const given = [
      ...normalFolder(build('a')).filter(({ path }) => !path.includes('moduleGraph/')),
      briefPage(build('a')),
    ];
    const error = await errorOf(given);
    expect([error.fault, error.place, error.choices]).toEqual([
      'missingFile',
      '.rsdoctor/manifest.json',
      ['rsdoctor-report.html'],
    ]);
  });

  test('issue 23.8 only archives that hold a report are one', async () => {
    const other = at('assets.zip', await zipOf([reportFile('a.txt', 'a'), reportFile('b.json', '{"a":1}')]));
    const web = at('web.zip', await zipOf([briefJson(build('w'))]));
    expect((await readReport([other, web])).build.hash).toBe('w');
    expect((await errorOf([other, at('more.zip', other)])).fault).toBe('noReport');
    expect((await errorOf([other, reportFile('stats.json', '{"assets":[],"chunks":[]}')])).fault).toBe(
      'stats',
    );
    const before = at('before.zip', await zipOf([web, other]));
    const given = [before, other, briefPage(build('a'))];
    expect((await errorOf(given)).choices).toEqual(['rsdoctor-report.html', 'before.zip']);
    expect((await readReport(given, { pick: 'before.zip' })).build.hash).toBe('w');
    const same = at('same.zip', await zipOf([briefJson(build('a'))]));
    expect((await readReport([same, briefPage(build('a'))])).format).toBe('html');
  });

  test('issue 23.8 an archive that cannot be looked into is named', async () => {
    const locked = at('locked.zip', await zipOf([briefJson(build('a'))], { flags: 1 }));
    expect(await readReport([locked, briefPage(build('b'))])).toMatchObject({
      build: { hash: 'b' },
      skipped: [{ fault: 'encrypted', place: 'locked.zip' }],
    });
    const error = await errorOf([locked, reportFile('a.txt', 'a')]);
    expect([error.fault, error.place]).toEqual(['encrypted', 'locked.zip']);
  });

  test('issue 23.8 reports without data around them are found among others', async () => {
    const bare = (hash: string) => reportFile(`${hash}.json`, JSON.stringify(build(hash)));
    expect((await readReport([bare('a')])).build.hash).toBe('a');
    for (const given of [[bare('a'), bare('b')], [await zipOf([bare('a'), bare('b')])]]) {
      expect((await errorOf(given)).choices).toEqual(['a.json', 'b.json']);
      expect((await readReport(given, { pick: 'b.json' })).build.hash).toBe('b');
    }
    const other = [
      reportFile('s.json', '{"hash":"x","errors":[],"assets":[],"chunks":[]}'),
      reportFile('lines.json', '{"hash":"a"}\n{"hash":"b"}\n'),
      reportFile('.eslintrc.json', '{"root":true,"plugins":[]}'),
      reportFile('graphql.json', '{"data":{"user":1},"errors":[]}'),
    ];
    const found = await readReport([await gzipped(bare('a')), ...other]);
    expect([found.build.hash, found.skipped]).toEqual(['a', undefined]);
    const odd = [
      reportFile('a.json', JSON.stringify({ clientRoutes: ['Overall'], ...build('a') })),
      reportFile('b.json', JSON.stringify({ data: { version: 1, ...build('b') } })),
    ];
    expect((await errorOf([...odd, ...other])).choices).toEqual(['a.json', 'b.json']);
  });

  test('issue 23.8 what is offered in an archive among others can be picked, and an empty file is named', async () => {
    const packed = await gzipped(briefJson(build('a')));
    const pair = [reportFile(packed.path, (await bytesOf(packed)).subarray(0, -300)), briefPage(build('a'))];
    const given = [
      at('a.zip', await zipOf(pair)),
      at('b.zip', await zipOf([reportFile('rsdoctor-data.json', ''), briefPage(build('b'))])),
    ];
    const error = await errorOf(given, 'a.zip');
    expect([error.place, error.choices[0]]).toEqual([
      'a.zip/rsdoctor-data.json.gz',
      'a.zip/rsdoctor-report.html',
    ]);
    expect((await readReport(given, { pick: error.choices[0] })).build.hash).toBe('a');
    expect(await readReport(given, { pick: 'b.zip' })).toMatchObject({
      build: { hash: 'b' },
      skipped: [{ fault: 'empty', place: 'rsdoctor-data.json' }],
    });
  });

  test('issue 23.8 forms of one build are one report, and what is none is not offered', async () => {
    const forms = [briefPage(build('a')), briefJson(build('a')), await gzipped(briefJson(build('a')))];
    expect(await readReport(forms)).toMatchObject({ format: 'json', build: { hash: 'a' } });
    const other = [
      reportFile('manifest.json', '{"name":"app"}'),
      reportFile('index.html', '<!doctype html><title>App</title>'),
      reportFile('rsdoctor-data.json', ''),
      reportFile('stats.json', '{"assets":[],"chunks":[]}'),
      reportFile('node_modules/a/rsdoctor-data.json', '{"data":{"errors":[]}}'),
    ];
    expect(await readReport([...other, briefPage(build('a'))])).toMatchObject({ build: { hash: 'a' } });
  });
});
