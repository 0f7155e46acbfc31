import { deflateSync } from 'node:zlib';
import {
  readReport,
  ReportError,
  type ReadLimits,
  type ReportFault,
  type ReportFile,
} from '../../../../packages/report';
import { briefPage, keptData, normalFolder, reportFile, zipOf } from '../../../support/reportFiles';

/** A damaged report, and what has to be said about it. */
export interface DamagedReport {
  readonly name: string;
  readonly files: readonly ReportFile[];
  readonly fault: ReportFault;
  readonly limits?: ReadLimits;
}

const DATA = keptData('rsbuild-app');

/** A damaged report under the limits that hold for everybody. */
export const one = (name: string, fault: ReportFault, files: readonly ReportFile[]): DamagedReport => ({
  name,
  fault,
  files,
});

/** The error that reading files ends in. */
export async function errorOf(files: readonly ReportFile[], pick?: string): Promise<ReportError> {
  const error = await readReport(files, { pick }).catch((reason: unknown) => reason);
  if (!(error instanceof ReportError)) throw new Error('It was read.', { cause: error });
  return error;
}

/** A megabyte of zeros in a kilobyte, as often as asked. */
const bomb = (megabytes: number) => deflateSync(`[${' '.repeat(megabytes * 1_000_000)}]`).toString('base64');
const SMALL: ReadLimits = { bytes: 3_000_000, depth: 400, files: 100 };

/** Folders, archives and bombs that are no report, or no longer. */
export async function damagedFolders(): Promise<readonly DamagedReport[]> {
  const folder = normalFolder(DATA, 10_000_000);
  const without = folder.filter(({ path }) => !path.includes('moduleGraph/'));
  const replaced = (name: string, text: string) =>
    folder.map((file) => (file.path.includes(`${name}/`) ? reportFile(file.path, text) : file));
  const archive = await zipOf(folder);
  const bytes = new Uint8Array(await (await archive.open()).arrayBuffer());
  const zip = (content: Uint8Array<ArrayBuffer>) => [reportFile('report.zip', content)];
  const named = async (path: string) => [await zipOf([reportFile(path, '{}'), ...folder])];
  const manifest = (data: unknown) => [
    reportFile('.rsdoctor/manifest.json', JSON.stringify({ client: {}, data })),
    reportFile('.rsdoctor/errors/0', '[]'),
  ];
  return [
    one('a data file is missing', 'missingFile', without),
    one('a data file is no base64', 'damaged', replaced('loader', '***')),
    one('a data file is cut off', 'damaged', replaced('loader', bomb(1).slice(0, 400))),
    one(
      'a data file is of another section',
      'wrongForm',
      replaced(
        'loader',
        bomb(0).replace(/.*/, () => deflateSync('{"a":1}').toString('base64')),
      ),
    ),
    one('a data file of no bytes', 'empty', replaced('loader', '')),
    one('a data file alone', 'shard', folder.slice(1, 2)),
    one('data files without their manifest', 'shard', folder.slice(1)),
    one('a manifest without its folder', 'manifestOnly', folder.slice(0, 1)),
    one('a manifest that is no JSON', 'damaged', [
      reportFile('.rsdoctor/manifest.json', '{'),
      ...folder.slice(1),
    ]),
    one('a manifest without data', 'notReport', manifest(undefined)),
    one('a manifest whose paths are numbers', 'wrongForm', manifest({ errors: [1] })),
    one('a manifest whose paths lead out', 'wrongForm', manifest({ errors: ['/a/../0'] })),
    one(
      'a manifest that names a million files',
      'tooLarge',
      manifest({ errors: Array(1_000_000).fill('/errors/0') }),
    ),
    one(
      'a manifest that names files of the prototype',
      'missingFile',
      manifest({ errors: ['/x/__proto__/constructor'] }),
    ),
    one('a folder of nothing', 'noReport', [reportFile('a/b.txt', 'x'), reportFile('a/c.txt', 'y')]),
    one('no file at all', 'noReport', []),
    one('only files of the system', 'noReport', [reportFile('.DS_Store', 'x')]),
    one('an archive without a directory', 'cutOff', zip(bytes.slice(0, bytes.length / 2))),
    one('an archive of four bytes', 'cutOff', zip(bytes.slice(0, 4))),
    one(
      'an archive whose first half is gone',
      'damaged',
      zip(Uint8Array.from([...bytes.slice(0, 4), ...bytes.slice(2000)])),
    ),
    one('an archive of other files', 'noReport', [
      await zipOf([reportFile('a.txt', 'a'), reportFile('b.txt', 'b')]),
    ]),
    one('archives in one another, over and over', 'packed', [
      await zipOf([await zipOf([await zipOf([await zipOf([archive])])])]),
    ]),
    one('an archive with a path that leads out', 'archive', await named('../../etc/passwd')),
    one('an archive with a path of Windows', 'archive', await named('..\\..\\x')),
    one('an archive with one file twice', 'damaged', [await zipOf([...folder, ...folder.slice(0, 1)])]),
    one('an encrypted archive', 'encrypted', [await zipOf(folder, { flags: 1 })]),
    one('an archive with an unknown method', 'archive', [await zipOf(folder, { method: 99 })]),
    one('an archive that says 4 GB', 'tooLarge', [await zipOf(folder, { size: 0xfffffffe })]),
    one('a split archive', 'archive', [await zipOf(folder, { disk: 1 })]),
    one('an archive of more than 4 GB', 'archive', [await zipOf(folder, { size: 0xffffffff })]),
    one('an archive that says less than it holds', 'tooLarge', [await zipOf(folder, { size: 3 })]),
    { ...one('an archive with too many files', 'tooMany', [archive]), limits: { ...SMALL, files: 3 } },
    { ...one('a folder with too many files', 'tooMany', folder), limits: { ...SMALL, files: 3 } },
    { ...one('a bomb in a data file', 'tooLarge', replaced('loader', bomb(20))), limits: SMALL },
    {
      ...one('a bomb in a page', 'tooLarge', [briefPage({ ...DATA, loader: [' '.repeat(20_000_000)] })]),
      limits: SMALL,
    },
    {
      ...one('bombs that are small alone', 'tooLarge', [
        ...replaced('loader', bomb(2)).map((file) =>
          file.path.includes('plugin/') ? reportFile(file.path, bomb(2)) : file,
        ),
      ]),
      limits: SMALL,
    },
    {
      ...one('a file of 300 MB', 'tooLarge', [
        {
          path: 'rsdoctor-data.json',
          size: 300_000_000,
          open: () => {
            throw new Error('a file that is too large must not be opened');
          },
        },
      ]),
    },
  ];
}
