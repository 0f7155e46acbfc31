import { collectText, piecesOf, textStream } from './collectText';
import { fileKind } from './fileKind';
import { inflateBytes, inflateText } from './inflateText';
import type { ReadLimits, ReportFile, ReportFormat } from './types';
import { readZip } from './readZip';
import { asReportError, ReportError } from './ReportError';
import { splitSections } from './splitSections';

/** Files that come along with a folder and that nobody means: those of a system, of packages, of Git. */
export const NOISE =
  /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|__MACOSX(?:\/|$)|\._[^/]*$|node_modules\/|\.git\/|\.yarn\/)/;

/** Bytes in which every kind of report says what it is, and which build it is of. */
const HEAD = 4096;
/** Files that are looked at at a time. */
const BATCH = 50;
/** Archives inside one another: a job may pack what was packed already. */
export const MAX_NESTED = 3;
/** Files that are named because they could not be looked into. */
const MAX_SKIPPED = 3;

/** A report among other files. */
export interface FoundReport {
  /** The manifest of a normal report. */
  readonly file: ReportFile;
  readonly format: ReportFormat | 'archive';
  /** The same for two forms of one build. An archive may hold several. */
  readonly builds: readonly string[];
  /** Paths of other forms of the same build. */
  readonly others: readonly string[];
}

/** What is preferred of two forms of one build: the one that says most, then the smaller one. */
const FORMS: readonly FoundReport['format'][] = ['folder', 'json', 'html'];

const SECTION =
  'hash|root|pid|envinfo|errors|configs|summary|resolver|loader|moduleGraph|chunkGraph|moduleCodeMap|plugin|packageGraph|treeShaking|otherReports';
/** Names that no other JSON has. */
const OWN_SECTION = 'pid|envinfo|moduleGraph|chunkGraph|moduleCodeMap|packageGraph|otherReports';
const OWN_NAME = new RegExp(`^(?:${OWN_SECTION})$`);
const JSON_DATA = new RegExp(`"data"\\s*:\\s*\\{(?:\\s*"(?:${SECTION})"|[^]*?"(?:${OWN_SECTION})"\\s*:)`);
const KNOWN = new RegExp(`^(?:${SECTION}|clientRoutes)$`);
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

/** The first bytes of a file. */
export const headOf = async (file: ReportFile): Promise<Blob> => (await file.open(HEAD)).slice(0, HEAD);

/** What a file holds, unpacked where it is compressed. */
async function contentOf(file: ReportFile, limits: ReadLimits): Promise<Blob> {
  const start = new Uint8Array(await (await headOf(file)).arrayBuffer());
  const content = await file.open();
  return fileKind(start, file.path).is === 'gzip' ? inflateBytes(content, 'gzip', limits.bytes) : content;
}

/** Says whether JSON has the sections of a report at its top, where some tools put them. */
async function hasBareData(content: Blob, limits: ReadLimits): Promise<boolean> {
  const splitter = splitSections(new Set(), limits);
  for await (const piece of piecesOf(await textStream(content))) {
    splitter.push(piece);
    const names = [...splitter.names];
    if (names.includes('data')) return false;
    if (names.includes('root') && names.some((name) => OWN_NAME.test(name))) return true;
    // Other JSON may be long.
    if (!names.some((name) => KNOWN.test(name))) return false;
  }
  return false;
}

/** Says whether a file is a report, or an archive that is yet to be looked into. */
async function lookAt(file: ReportFile, limits: ReadLimits): Promise<FoundReport | undefined> {
  const { path } = file;
  const found = (format: FoundReport['format'], build: string) => ({
    file,
    format,
    builds: [build],
    others: [],
  });
  let head = await headOf(file);
  let kind = fileKind(new Uint8Array(await head.arrayBuffer()), path);
  if (kind.is === 'gzip') {
    head = (await inflateBytes(await file.open(), 'gzip', Infinity, HEAD)).slice(0, HEAD);
    kind = fileKind(new Uint8Array(await head.arrayBuffer()), path);
  }
  if (kind.is === 'packed') throw new ReportError('packed', path, { what: kind.kind });
  if (kind.is === 'zip') return found('archive', path);
  if (kind.is !== 'json' && kind.is !== 'html') return undefined;
  const text = await collectText(head, HEAD);
  if (kind.is === 'html') {
    if (COMPARED.test(text) || !(PAGE.test(text) || NAMED.test(path))) return undefined;
    const packed = PAGE_HASH.exec(text)?.[1];
    const hash = packed && (await inflateText(packed, HEAD, 'hash').catch(() => ''));
    return found('html', hash ? String(JSON.parse(hash)) : ownBuild(path));
  }
  if (!NAMED.test(path) && !OWN_MANIFEST.test(path) && !JSON_DATA.test(text)) {
    const content = await contentOf(file, limits);
    // Other JSON may be damaged: nobody asked for it.
    if (!(await hasBareData(content, limits).catch(() => false))) return undefined;
  }
  return found(MANIFEST.test(path) ? 'folder' : 'json', HASH.exec(text)?.[1] ?? ownBuild(path));
}

/** The builds of the reports in an archive. */
async function buildsIn(file: ReportFile, limits: ReadLimits, depth: number): Promise<readonly string[]> {
  if (depth === MAX_NESTED) return [];
  if (file.size > limits.bytes) throw new ReportError('tooLarge', file.path);
  const all = readZip(await (await contentOf(file, limits)).arrayBuffer(), limits);
  const { found } = await findReports(
    all.filter(({ path }) => !NOISE.test(path)),
    limits,
    depth + 1,
  );
  return found.flatMap(({ builds }) => builds.map((build) => build.replace(/^path:/, `$&${file.path}/`)));
}

/** Files may come from several folders, and still be called the same. */
export function withOwnPaths(files: readonly ReportFile[]): readonly ReportFile[] {
  const taken = new Set<string>();
  return files.map((file) => {
    let { path } = file;
    for (let copy = 2; taken.has(path); copy += 1) path = file.path.replace(/(\.[^./]*)?$/, ` (${copy})$1`);
    taken.add(path);
    return path === file.path ? file : { ...file, path };
  });
}

/**
 * Finds the reports among files.
 * @returns one for each build, in the order of their paths, then archives that hold others; `skipped` says which files could
 * not be looked into; `instead` is the file that was probably meant when there is no report
 * @throws ReportError when there is nothing to open
 */
export async function findReports(
  files: readonly ReportFile[],
  limits: ReadLimits,
  depth: number,
): Promise<{
  readonly found: readonly FoundReport[];
  readonly skipped: readonly ReportError[];
  readonly instead?: ReportFile | undefined;
}> {
  const candidates = files
    .filter(({ path, size }) => size > 0 && (/\.(?:json|html?|zip|gz)$/i.test(path) || PACKED.test(path)))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const looks: FoundReport[] = [];
  const failed: ReportError[] = [];
  const fail = (error: unknown, path: string) => {
    const { fault, what } = asReportError(error);
    failed.push(new ReportError(fault, path, { what, cause: error }));
    return undefined;
  };
  for (let from = 0; from < candidates.length; from += BATCH) {
    const some = candidates
      .slice(from, from + BATCH)
      .map((file) => lookAt(file, limits).catch((error: unknown) => fail(error, file.path)));
    looks.push(...(await Promise.all(some)).filter((each) => each !== undefined));
  }
  for (const { path, size } of files)
    if (size === 0 && NAMED.test(path)) fail(new ReportError('empty'), path);
  const byBuild = new Map<string, FoundReport[]>();
  for (const each of looks) {
    if (each.format === 'archive') continue;
    const [build = ''] = each.builds;
    byBuild.set(build, [...(byBuild.get(build) ?? []), each]);
  }
  const found = [...byBuild.values()].flatMap((forms) => {
    const [best, ...others] = forms.sort((a, b) => FORMS.indexOf(a.format) - FORMS.indexOf(b.format));
    return best ? [{ ...best, others: others.map(({ file }) => file.path) }] : [];
  });
  const archives = looks.filter(({ format }) => format === 'archive');
  // One after the other: each is held whole.
  for (const archive of archives) {
    try {
      const builds = await buildsIn(archive.file, limits, depth);
      if (builds.some((build) => !byBuild.has(build))) found.push({ ...archive, builds, others: [] });
    } catch (error) {
      if (!['noReport', 'shard'].includes(asReportError(error).fault)) fail(error, archive.file.path);
    }
  }
  if (found.length > 0) return { found, skipped: failed.slice(0, MAX_SKIPPED) };
  const failure = failed.find(({ fault }) => fault !== 'packed');
  if (failure) throw failure;
  const named = (pattern: RegExp) => files.find(({ path }) => pattern.test(path));
  const instead =
    named(NAMED) ??
    named(STATS) ??
    (archives.length === 1 ? archives[0]?.file : undefined) ??
    (candidates.length === 1 ? candidates[0] : undefined);
  if (instead) return { found: [], skipped: [], instead };
  throw failed[0] ?? new ReportError(named(SHARD) ? 'shard' : 'noReport', named(SHARD)?.path);
}
