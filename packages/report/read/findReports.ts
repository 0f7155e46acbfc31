import { fileKind, type FileKind } from './fileKind';
import type { ReadLimits, ReportFile, ReportFormat } from './types';
import { readZip } from './readZip';
import { asReportError, ReportError } from './ReportError';
import { collectText, inflateBytes, inflateText } from './streams';

/** Files that come along with a folder and that nobody means: those of a system, of packages, of Git. */
const NOISE =
  /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|__MACOSX(?:\/|$)|\._[^/]*$|node_modules\/|\.git\/|\.yarn\/)/;

/** Bytes in which every kind of report says what it is, and which build it is of. */
const HEAD = 4096;
const BATCH = 50;
/** Archives inside one another: a job may pack what was packed already. */
const MAX_NESTED = 3;
const MAX_SKIPPED = 3;

/** What is preferred of two forms of one build: the one that says most, then the smaller one. */
const FORMS: readonly ReportFormat[] = ['folder', 'json', 'html'];

const SECTION =
  'hash|root|pid|envinfo|errors|configs|summary|resolver|loader|moduleGraph|chunkGraph|moduleCodeMap|plugin|packageGraph|treeShaking|otherReports';
const JSON_DATA = new RegExp(`"data"\\s*:\\s*\\{\\s*"(?:${SECTION})"`);
const HASH = /"hash"\s*:\s*"([^"]+)"/;
const PAGE_HASH = /__RSDOCTOR__\.hash\s*=\s*"([^"]+)"/;
const PAGE = /__RSDOCTOR__|<title>\s*Rsdoctor\s*<\/title>/i;
const COMPARED = /__RSDOCTOR__\.(?:baseline|current)\b/;

/** Names that the analyzer gives; what it wrote may be damaged, or packed. */
const NAMED = /(?:^|\/)(?:rsdoctor-data\.json|rsdoctor-report\.html)/i;
const MANIFEST = /(?:^|\/)manifest\.json$/i;
const OWN_MANIFEST = /(?:^|\/)\.rsdoctor\/(?:\.slaves\/[^/]+\/)?manifest\.json$/i;
const SHARD = new RegExp(`(?:^|/)(?:${SECTION})/\\d+$`);
const STATS = /(?:^|\/)[^/]*stats[^/]*\.json/i;
/** Archives that are not read, and reports that are compressed in another way; other output may be compressed as well. */
const PACKED = /\.(?:tar|tgz|tbz2?|txz|tzst|7z|rar|tar\.\w+)$|(?:rsdoctor|report)[^/]*\.(?:br|xz|zst|bz2)$/i;

/** Without its hash, a report is the same build as the other one that brief mode writes beside it. */
const ownBuild = (path: string) =>
  `path:${NAMED.test(path) ? path.slice(0, path.lastIndexOf('/') + 1) : path}`;

/** A file that may be a report, with what its beginning says. */
export interface Candidate {
  readonly file: ReportFile;
  readonly head: Blob;
  readonly kind: FileKind;
}

interface FoundReport extends Candidate {
  readonly format: ReportFormat;
  /** The same for two forms of one build. */
  readonly build: string;
}

/** Says what a file is, where it is compressed with gzip by what is in it. */
async function lookAt(file: ReportFile, limits: ReadLimits, depth = 0): Promise<Candidate> {
  const head = (await file.open(HEAD)).slice(0, HEAD);
  const kind = fileKind(new Uint8Array(await head.arrayBuffer()), depth === 0 ? file.path : '');
  if (kind.is !== 'gzip') return { file, head, kind };
  if (depth === MAX_NESTED) throw new ReportError('packed', file.path, { what: 'nested' });
  const open = async (first?: number) =>
    inflateBytes(await file.open(), 'gzip', first === undefined ? limits.bytes : Infinity, first);
  return lookAt({ ...file, open }, limits, depth + 1);
}

/** Files may come from several folders, and still be called the same. */
function withOwnPaths(files: readonly ReportFile[]): readonly ReportFile[] {
  const taken = new Set<string>();
  return files.map((file) => {
    let { path } = file;
    for (let copy = 2; taken.has(path); copy += 1) path = file.path.replace(/(\.[^./]*)?$/, ` (${copy})$1`);
    taken.add(path);
    return { ...file, path };
  });
}

const namedError = (error: unknown, path: string) => {
  const { fault, what } = asReportError(error);
  return new ReportError(fault, path, { what, cause: error });
};

/**
 * Puts the files of archives in the place of each, below its path where it is not the only file.
 * @returns all files; those that may be a report; why others could not be looked into
 * @throws ReportError when there are too many, or when the only file cannot be unpacked
 */
export async function unpack(
  given: readonly ReportFile[],
  limits: ReadLimits,
  prefix = '',
  depth = 0,
  held = { bytes: 0, files: 0 },
) {
  const own = withOwnPaths(given.filter(({ path }) => !NOISE.test(path)));
  if (own.length > limits.files) throw new ReportError('tooMany', String(own.length));
  const isAlone = own.length === 1;
  const files: ReportFile[] = [];
  const candidates: Candidate[] = [];
  const failed: ReportError[] = [];
  const take = async (file: ReportFile, look: Promise<Candidate>) => {
    try {
      const candidate = await look;
      if (candidate.kind.is === 'zip') {
        if (depth === MAX_NESTED) throw new ReportError('packed', file.path, { what: 'nested' });
        if (file.size > limits.bytes) throw new ReportError('tooLarge', file.path);
        const archive = await candidate.file.open();
        const entries = readZip(await archive.arrayBuffer(), limits);
        const inner = await unpack(entries, limits, isAlone ? prefix : `${file.path}/`, depth + 1, held);
        if (!isAlone) {
          // Files hold their archive: one with nothing like a report is let go, the others share the limits.
          if (inner.candidates.length + inner.failed.length === 0) return;
          const bytes = held.bytes + archive.size;
          const count = held.files + inner.files.length;
          if (bytes > limits.bytes) throw new ReportError('tooLarge', file.path);
          if (count > limits.files) throw new ReportError('tooMany', String(count));
          Object.assign(held, { bytes, files: count });
        }
        files.push(...inner.files);
        candidates.push(...inner.candidates);
        failed.push(...inner.failed);
        return;
      }
      files.push(candidate.file);
      candidates.push(candidate);
    } catch (error) {
      if (isAlone) throw error;
      failed.push(namedError(error, file.path));
    }
  };
  const mayBeReport = ({ path, size }: ReportFile) =>
    isAlone || (size > 0 && (/\.(?:json|html?|zip|gz)$/i.test(path) || PACKED.test(path)));
  const looked: ReportFile[] = [];
  for (const file of own.map((each) => ({ ...each, path: prefix + each.path })))
    (mayBeReport(file) ? looked : files).push(file);
  for (let from = 0; from < looked.length; from += BATCH) {
    const looks = looked.slice(from, from + BATCH).map((file) => [file, lookAt(file, limits)] as const);
    await Promise.allSettled(looks.map(([, look]) => look));
    // One after the other: each archive takes of what is left of the limits.
    for (const [file, look] of looks) await take(file, look);
  }
  return { files, candidates, failed };
}

/** Says whether a file is a report. */
async function reportIn(candidate: Candidate): Promise<FoundReport | undefined> {
  const { file, head, kind } = candidate;
  const { path } = file;
  const found = (format: ReportFormat, build: string) => ({ ...candidate, format, build });
  if (kind.is === 'packed') throw new ReportError('packed', path, { what: kind.kind });
  if (kind.is !== 'json' && kind.is !== 'html') return undefined;
  const text = await collectText(head, HEAD);
  if (kind.is === 'html') {
    if (COMPARED.test(text) || !(PAGE.test(text) || NAMED.test(path))) return undefined;
    const packed = PAGE_HASH.exec(text)?.[1];
    const hash = packed && (await inflateText(packed, HEAD, 'hash').catch(() => ''));
    return found('html', hash ? String(JSON.parse(hash)) : ownBuild(path));
  }
  if (!NAMED.test(path) && !OWN_MANIFEST.test(path) && !JSON_DATA.test(text)) return undefined;
  return found(MANIFEST.test(path) ? 'folder' : 'json', HASH.exec(text)?.[1] ?? ownBuild(path));
}

/**
 * Finds the reports among files.
 * @returns the forms of each build, the best one first, builds in the order of their paths; `skipped` says which files could
 * not be looked into; `instead` is the file that was probably meant when there is no report
 * @throws ReportError when there is nothing to open
 */
export async function findReports({
  files,
  candidates,
  failed,
}: Awaited<ReturnType<typeof unpack>>): Promise<{
  readonly builds: readonly (readonly FoundReport[])[];
  readonly skipped: readonly ReportError[];
  readonly instead?: Candidate | undefined;
}> {
  const byBuild = new Map<string, FoundReport[]>();
  for (const candidate of candidates.sort((a, b) => (a.file.path < b.file.path ? -1 : 1))) {
    try {
      const report = await reportIn(candidate);
      if (report) byBuild.set(report.build, [...(byBuild.get(report.build) ?? []), report]);
    } catch (error) {
      failed.push(namedError(error, candidate.file.path));
    }
  }
  for (const { path, size } of files)
    if (size === 0 && NAMED.test(path)) failed.push(new ReportError('empty', path));
  const builds = [...byBuild.values()].map((forms) =>
    forms.sort((a, b) => FORMS.indexOf(a.format) - FORMS.indexOf(b.format)),
  );
  if (builds.length > 0) return { builds, skipped: failed.slice(0, MAX_SKIPPED) };
  const failure = failed.find(({ fault }) => fault !== 'packed');
  if (failure) throw failure;
  const named = (pattern: RegExp) => candidates.find(({ file }) => pattern.test(file.path));
  const instead = named(NAMED) ?? named(STATS) ?? (candidates.length === 1 ? candidates[0] : undefined);
  if (instead) return { builds, skipped: [], instead };
  const shard = files.find(({ path }) => SHARD.test(path));
  throw failed[0] ?? new ReportError(shard ? 'shard' : 'noReport', shard?.path);
}
