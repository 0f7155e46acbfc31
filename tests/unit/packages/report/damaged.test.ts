import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readReport, ReportError, type ReportFault, type ReportFile } from '../../../../packages/report';
import { briefJson, bytesOf, keptData, normalFolder, zipOf, reportFile } from '../../../support/reportFiles';
import { seeded } from '../../../support/seeded';
import { errorOf } from './errorOf';

const DATA = keptData('rsbuild-app');
const TEXT = JSON.stringify({ data: DATA });
const SMALL = { bytes: 3_000_000, files: 100 };
const MANY = Array.from({ length: 101 }, (_, index) => reportFile(`${index}.js`, ''));

const json = (text: string) => [reportFile('rsdoctor-data.json', text)];
const deep = (section: string, end = ']'.repeat(100_000)) =>
  json(`{"data":{"${section}":${'['.repeat(100_000)}${end}}}`);
const packed = (text: string) => deflateSync(text).toString('base64');
const value = (text: string) => json(`<script>window.__RSDOCTOR__.errors="${text}"</script>`);
const bomb = (megabytes: number) => packed(`[${' '.repeat(megabytes * 1_000_000)}]`);

const FOLDER = normalFolder(DATA, 10_000_000);
const replaced = (text: string, ...names: readonly string[]) =>
  FOLDER.map((file) =>
    names.some((name) => file.path.includes(`${name}/`)) ? reportFile(file.path, text) : file,
  );
const manifest = (data: unknown) => [
  reportFile('.rsdoctor/manifest.json', JSON.stringify({ client: {}, data })),
  reportFile('.rsdoctor/errors/0', '[]'),
];
const bytes = new Uint8Array(await bytesOf(await zipOf(FOLDER)));
const archive = (content: Uint8Array<ArrayBuffer>) => [reportFile('report.zip', content)];
const odd = async (entry: Parameters<typeof zipOf>[1]) => [await zipOf(FOLDER, entry)];
const named = async (path: string) => [await zipOf([reportFile(path, '{}'), ...FOLDER])];

type Damaged = readonly [string, ReportFault, readonly ReportFile[] | Promise<readonly ReportFile[]>];

test.each<Damaged>([
  ['blanks', 'empty', json(' \n\t ')],
  ['a string', 'notReport', json('"data"')],
  ['data that is a list', 'notReport', json('{"data":[]}')],
  ['every section empty', 'hollow', json('{"data":{"errors":[],"loader":[],"moduleGraph":{"modules":[]}}}')],
  ['a manifest alone', 'manifestOnly', json('{"client":{},"data":{"errors":["/a/errors/0"]}}')],
  ['a page that ends in a value', 'cutOff', json('<html><script>window.__RSDOCTOR__.root="eJ')],
  ['two objects', 'damaged', json(`${TEXT}${TEXT}`)],
  ['a comma too many', 'damaged', json('{"data":{"errors":[1,,2]}}')],
  ['100,000 lists', 'tooDeep', deep('errors')],
  ['100,000 lists that do not end', 'tooDeep', deep('errors', '')],
  ['a page without data', 'emptyPage', json('<html><script>window.__RSDOCTOR__={}</script></html>')],
  ['a page whose data is no base64', 'damaged', value('§§§')],
  ['a comparison', 'comparison', json('<script>window.__RSDOCTOR__.baseline="eJw="</script>')],
  ['a data file is missing', 'missingFile', FOLDER.filter(({ path }) => !path.includes('moduleGraph/'))],
  ['a data file is cut off', 'damaged', replaced(bomb(1).slice(0, 400), 'loader')],
  ['a data file is of another section', 'wrongForm', replaced(packed('{"a":1}'), 'loader')],
  ['data files without their manifest', 'shard', FOLDER.slice(1)],
  ['a manifest without its folder', 'manifestOnly', FOLDER.slice(0, 1)],
  ['a manifest without data', 'notReport', manifest(undefined)],
  ['a manifest whose paths lead out', 'wrongForm', manifest({ errors: ['/a/../0'] })],
  ['a manifest of a million files', 'tooLarge', manifest({ errors: Array(1_000_000).fill('/errors/0') })],
  ['a manifest of prototypes', 'missingFile', manifest({ errors: ['/x/__proto__/constructor'] })],
  ['no file at all', 'noReport', []],
  ['an archive without a directory', 'cutOff', archive(bytes.slice(0, bytes.length / 2))],
  [
    'an archive without its middle',
    'damaged',
    archive(Uint8Array.from([...bytes.slice(0, 4), ...bytes.slice(2000)])),
  ],
  [
    'archives in one another, over and over',
    'packed',
    Array.from({ length: 4 }).reduce<Promise<readonly ReportFile[]>>(
      async (inner) => [await zipOf(await inner)],
      Promise.resolve(FOLDER),
    ),
  ],
  ['a path that leads out of an archive', 'archive', named('../../etc/passwd')],
  ['a path of Windows that does', 'archive', named('..\\..\\x')],
  [
    'an archive with one file twice',
    'damaged',
    zipOf([...FOLDER, ...FOLDER.slice(0, 1)]).then((zip) => [zip]),
  ],
  ['an encrypted archive', 'encrypted', odd({ flags: 1 })],
  ['an archive that says 4 GB', 'tooLarge', odd({ size: 0xfffffffe })],
  ['a split archive', 'archive', odd({ disk: 1 })],
  ['an archive that says less than it holds', 'tooLarge', odd({ size: 3 })],
])('issue 21: %s → %s', async (_name, fault, files) => {
  expect((await errorOf(await files)).fault).toBe(fault);
});

test.each<Damaged>([
  ['an archive with too many files', 'tooMany', zipOf(MANY).then((zip) => [zip])],
  ['a bomb in a data file', 'tooLarge', replaced(bomb(20), 'loader')],
  ['bombs that are small alone', 'tooLarge', replaced(bomb(2), 'loader', 'plugin')],
])('issue 21: %s is over the limits', async (_name, fault, files) => {
  await expect(readReport(await files, { limits: SMALL })).rejects.toMatchObject({ fault });
});

test.each([
  ['errors', [{ code: 1001, title: 'a' }], [{ code: 'E1001', title: 'a', packages: 'immer' }]],
  ['loader', [{ resource: null, loaders: [] }]],
  ['moduleGraph', { modules: [null] }, { modules: [{ id: 1, path: 'b', size: { sourceSize: '1' } }] }],
  ['chunkGraph', { assets: [{ path: 'a', size: null }], chunks: [] }],
  ['packageGraph', { packages: [{ name: 'a', version: null, root: '' }] }],
  ['plugin', { done: [{ tapName: 'a', costs: '1' }] }, { done: 'often' }],
])('issue 21: a section %s of another form is told', async (section, ...forms) => {
  for (const form of ['x', 7, true, [1], { a: { b: 1 } }, ...forms])
    expect((await errorOf([briefJson({ ...DATA, [section]: form })])).fault).toBe('wrongForm');
});

test('issue 21: every message is one line, whatever the file is called', async () => {
  const { message } = await errorOf([reportFile(`a\n\u0000<img onerror=alert(1)>${'x'.repeat(10_000)}`, '')]);
  expect(message).not.toMatch(/\p{Control}/u);
  expect(message.length).toBeLessThan(300);
});

test('issue 21: whatever bytes are changed, there is a sane model or a ReportError', async () => {
  const next = seeded(21);
  const random = (below: number) => Math.floor(next() * below);
  const seen = new Set<unknown>();
  for (let round = 0; round < 100; round += 1) {
    const changed = new TextEncoder().encode(TEXT);
    for (let change = 0; change < 1 + random(4); change += 1) changed[random(changed.length)] = random(256);
    const outcome = await readReport([reportFile('a.json', changed)]).catch((error: unknown) => error);
    seen.add(outcome instanceof ReportError);
    if (outcome instanceof ReportError) continue;
    const { assets, modules, loaders } = outcome as Awaited<ReturnType<typeof readReport>>;
    const numbers = [...assets.map((each) => each.bytes), ...modules.map((each) => each.bundledBytes)];
    for (const number of [...numbers, ...loaders.map(({ ms }) => ms)])
      expect(number).toBeGreaterThanOrEqual(0);
  }
  // Most changes hit a text, others make it no report.
  expect(seen.size).toBe(2);
});

test('issue 21: wherever it is cut, it is cut off, and never read as a shorter report', async () => {
  for (let part = 1; part < 50; part += 1) {
    const cut = TEXT.slice(0, (TEXT.length * part) / 50);
    expect((await errorOf(json(cut))).fault).toBe('cutOff');
  }
});
