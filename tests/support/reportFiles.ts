import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { ReportFile } from '../../packages/report';
import { readReportData } from '../../packages/report/readReportData';
import type { ReportName } from '../../site/reportDemos';
import { ROOT } from './site';

export type ReportData = Readonly<Record<string, unknown>>;

/** The scripts of a kept report, which are what stands in a page of brief mode. */
export const keptScripts = (name: ReportName): string =>
  readFileSync(path.join(ROOT, 'examples/reports', `${name}.html`), 'utf8');

/** Sections of a kept report: what the real analyzer wrote about a real build. */
export const keptData = (name: ReportName): ReportData =>
  Object.fromEntries(
    Object.entries(readReportData(keptScripts(name))).filter(([, value]) => value !== undefined),
  );

/** A file as it is chosen in a browser or on the command line. */
export const reportFile = (filePath: string, content: string | Uint8Array<ArrayBuffer>): ReportFile => {
  const blob = new Blob([content]);
  return { path: filePath, size: blob.size, open: () => blob };
};

/** A file of this machine, as it is chosen with its folder. */
export const fileAt = (file: string, folder = path.dirname(file)): ReportFile => ({
  path: path.relative(folder, file).replaceAll(path.sep, '/'),
  size: statSync(file).size,
  open: () => new Blob([readFileSync(file)]),
});

export const filesBelow = (folder: string): ReportFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fileAt(path.join(entry.parentPath, entry.name), folder));

/** `rsdoctor-data.json`, as brief mode writes it. */
export const briefJson = (data: ReportData): ReportFile =>
  reportFile('rsdoctor-data.json', JSON.stringify({ data, clientRoutes: ['Overall'] }));

const pack = (value: unknown) => deflateSync(JSON.stringify(value)).toString('base64');

/** `rsdoctor-report.html`, as brief mode writes it, with little of its interface. */
export const briefPage = (data: ReportData): ReportFile => {
  const scripts = Object.entries(data).map(
    ([key, value]) => `<script>window.__RSDOCTOR__.${key}=${JSON.stringify(pack(value))}</script>`,
  );
  return reportFile(
    'rsdoctor-report.html',
    `<!DOCTYPE html><html><body><script>window.__RSDOCTOR__={}</script> ${scripts.join(' ')}<div id="root"></div><script>var t="__RSDOCTOR__";r.d(t,{})</script></body></html>`,
  );
};

/**
 * The folder of normal mode, with paths of another machine in its manifest.
 * @param data its sections
 * @param shard letters of one data file; the analyzer takes 10 MB
 */
export const normalFolder = (data: ReportData, shard = 20_000): ReportFile[] => {
  const files: ReportFile[] = [];
  const sections = Object.entries(data).map(([key, value]) => {
    if (typeof value !== 'object') return [key, value];
    const parts = pack(value).match(new RegExp(`.{1,${shard}}`, 'g')) ?? [];
    files.push(...parts.map((part, index) => reportFile(`.rsdoctor/${key}/${index}`, part)));
    return [key, parts.map((_, index) => `/builds/job-7/dist/.rsdoctor/${key}/${index}`)];
  });
  const manifest = { client: { enableRoutes: ['Overall'] }, data: Object.fromEntries(sections) };
  return [reportFile('.rsdoctor/manifest.json', JSON.stringify(manifest)), ...files];
};

/** An entry of an archive that is not as it should be. */
export interface OddEntry {
  readonly flags?: number;
  readonly method?: number;
  readonly size?: number;
  readonly stored?: boolean;
  /** `latin1` writes each letter as one byte. */
  readonly names?: BufferEncoding;
  /** Number of the disk that the directory is on. */
  readonly disk?: number;
}

/** A zip archive, each file deflated; entries can be made odd. */
export async function zipOf(files: readonly ReportFile[], odd: OddEntry = {}): Promise<ReportFile> {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const content = Buffer.from(await (await file.open()).arrayBuffer());
    const packed = odd.stored ? content : deflateRawSync(content);
    const name = Buffer.from(file.path, odd.names);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(odd.flags ?? 0, 2);
    fields.writeUInt16LE(odd.method ?? (odd.stored ? 0 : 8), 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(odd.size ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), fields, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), fields, rest, name]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(odd.disk ?? 0, 4);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return reportFile('report.zip', new Uint8Array(Buffer.concat([...locals, directory, end])));
}

export const alone = (filePath: string, content: string | Uint8Array<ArrayBuffer>) => [
  reportFile(filePath, content),
];

export const bytesOf = async (file: ReportFile) => Buffer.from(await (await file.open()).arrayBuffer());

export const gzipped = async (file: ReportFile) =>
  reportFile(`${file.path}.gz`, new Uint8Array(gzipSync(await bytesOf(file))));
