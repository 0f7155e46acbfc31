import { collectText } from './collectText';
import { fileKind } from './fileKind';
import { inflateBytes, inflateText } from './inflateText';
import { ReportError } from './ReportError';
import type { ReportFile, ReportFormat } from './types';

/** Files that come along with a folder and that nobody means: those of a system, of packages, of Git. */
export const NOISE =
  /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|__MACOSX(?:\/|$)|\._[^/]*$|node_modules\/|\.git\/)/;

/** Bytes in which every kind of report says what it is, and which build it is of. */
const HEAD = 4096;
/** Files that are looked at at a time. */
const BATCH = 50;

/** A report among other files. */
export interface FoundReport {
  /** The manifest of a normal report. */
  readonly file: ReportFile;
  readonly format: ReportFormat | 'archive';
  /** The same for two forms of one build. */
  readonly build: string;
}

/** What is preferred of two forms of one build: the one that says most, then the smaller one. */
const FORMS: readonly FoundReport['format'][] = ['folder', 'json', 'html'];

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

/** Without its hash, a report is the same build as the other one that brief mode writes beside it. */
const ownBuild = (path: string) => (NAMED.test(path) ? path.slice(0, path.lastIndexOf('/') + 1) : path);

/** The first bytes of a file. */
export const headOf = async (file: ReportFile): Promise<Blob> => (await file.open(HEAD)).slice(0, HEAD);

/** Says whether a file is a report. */
async function lookAt(file: ReportFile): Promise<FoundReport | undefined> {
  const { path } = file;
  let head = await headOf(file);
  let kind = fileKind(new Uint8Array(await head.arrayBuffer()), path);
  if (kind.is === 'gzip') {
    head = (await inflateBytes(await file.open(), 'gzip', Infinity, HEAD)).slice(0, HEAD);
    kind = fileKind(new Uint8Array(await head.arrayBuffer()), path);
  }
  if (kind.is === 'zip') return { file, format: 'archive', build: path };
  if (kind.is !== 'json' && kind.is !== 'html') return undefined;
  const text = await collectText(head, HEAD);
  if (kind.is === 'html') {
    if (COMPARED.test(text) || !(PAGE.test(text) || NAMED.test(path))) return undefined;
    const packed = PAGE_HASH.exec(text)?.[1];
    const hash = packed && (await inflateText(packed, HEAD, 'hash').catch(() => ''));
    return { file, format: 'html', build: hash ? String(JSON.parse(hash)) : ownBuild(path) };
  }
  if (!NAMED.test(path) && !OWN_MANIFEST.test(path) && !JSON_DATA.test(text)) return undefined;
  const format = MANIFEST.test(path) ? 'folder' : 'json';
  return { file, format, build: HASH.exec(text)?.[1] ?? ownBuild(path) };
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
 * @param files of a folder or of an archive
 * @returns one for each build, in the order of their paths; archives when there is nothing else; `instead` is the file that
 * was probably meant when there are neither
 * @throws ReportError when there is nothing to open
 */
export async function findReports(
  files: readonly ReportFile[],
): Promise<{ readonly found: readonly FoundReport[]; readonly instead?: ReportFile | undefined }> {
  const candidates = files
    .filter(({ path, size }) => size > 0 && /\.(?:json|html?|zip|gz)$/i.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const looks: FoundReport[] = [];
  let failure: unknown;
  for (let from = 0; from < candidates.length; from += BATCH) {
    const some = candidates.slice(from, from + BATCH).map((file) =>
      lookAt(file).catch((error: unknown) => {
        failure ??= error;
        return undefined;
      }),
    );
    looks.push(...(await Promise.all(some)).filter((each) => each !== undefined));
  }
  const direct = looks.filter(({ format }) => format !== 'archive');
  const byBuild = new Map<string, FoundReport>();
  for (const each of direct.length > 0 ? direct : looks) {
    const other = byBuild.get(each.build);
    if (!other || FORMS.indexOf(each.format) < FORMS.indexOf(other.format)) byBuild.set(each.build, each);
  }
  if (byBuild.size > 0) return { found: [...byBuild.values()] };
  if (failure) throw failure;
  const named = (pattern: RegExp) => files.find(({ path }) => pattern.test(path));
  const instead = named(NAMED) ?? named(STATS) ?? (candidates.length === 1 ? candidates[0] : undefined);
  if (instead) return { found: [], instead };
  throw new ReportError(named(SHARD) ? 'shard' : 'noReport', named(SHARD)?.path);
}
