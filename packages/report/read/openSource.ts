import {
  READ_LIMITS,
  type ReadLimits,
  type Section,
  type ReportFile,
  type OpenedSource,
  type ReadOptions,
  type ReportFormat,
} from './types';
import { ReportError } from './ReportError';
import { otherJson } from './fileKind';
import { findReports, unpack, type Candidate } from './findReports';
import { splitSections } from './splitSections';
import { collectText, inflateText, textPieces, type ReadWatch } from './streams';

interface Reading extends ReadWatch {
  readonly wanted: ReadonlySet<string>;
  readonly limits: ReadLimits;
  /** All files that were given: the data files of a manifest are among them. */
  readonly files: readonly ReportFile[];
}

const ROUTES = /__RSDOCTOR__\.enableRoutes\s*=\s*(\[[^\]]{0,2000}\])/;
/** Every page of the interface has this title, also one whose data comes from a server. */
const TITLE = /<title>\s*Rsdoctor\s*<\/title>/i;
const OPEN_ENTRY = /__RSDOCTOR__\.\w{1,64}\s*=\s*"[^"]*$/;
const ENTRY = /__RSDOCTOR__\.(\w{1,64})\s*=\s*"([^"]*)"/g;

/**
 * Reads the sections that stand in the page of a report (`rsdoctor-report.html`).
 * @throws ReportError when it is another page, when it has no data or ends too early, or when a value cannot be unpacked
 */
async function* readPage(page: Blob, reading: Reading): AsyncGenerator<Section> {
  const { wanted, limits, signal } = reading;
  const text = await collectText(page, limits.bytes, reading);
  const isWhole = /<\/html>\s*$/i.test(text);
  if (!text.includes('__RSDOCTOR__')) {
    if (!TITLE.test(text)) throw new ReportError('notReport', '', { what: 'page' });
    throw new ReportError(isWhole ? 'emptyPage' : 'cutOff');
  }
  const seen = new Set<string>();
  let left = limits.bytes;
  for (const [, name = '', packed = ''] of text.matchAll(ENTRY)) {
    if (name === 'baseline' || name === 'current') throw new ReportError('comparison');
    if (seen.has(name) || !wanted.has(name) || packed === '') continue;
    seen.add(name);
    if (signal?.aborted) throw new ReportError('stopped');
    const json = await inflateText(packed, left, name);
    left -= json.length;
    yield { name, text: json };
  }
  const routes = ROUTES.exec(text)?.[1];
  // The routes are the last of the data; the code of the interface may follow.
  if (OPEN_ENTRY.test(text) || (!routes && !isWhole)) throw new ReportError('cutOff');
  if (seen.size === 0) throw new ReportError('emptyPage');
  if (routes && wanted.has('enableRoutes')) yield { name: 'enableRoutes', text: routes };
}

/** Data files of one section, at most: 10 MB of packed text each. */
const MAX_PARTS = 1000;

/** Paths in a manifest are absolute and those of the machine that built it; only the last two parts say which file is meant. */
function lastParts(address: unknown, name: string): string {
  if (typeof address !== 'string') throw new ReportError('wrongForm', name);
  const parts = address.split(/[\\/]/).slice(-2);
  if (parts.length < 2 || parts.includes('..')) throw new ReportError('wrongForm', address);
  return parts.join('/');
}

/**
 * Reads a section that lies in data files beside a manifest.
 * @param addresses JSON of the paths that the manifest names
 * @throws ReportError naming the file that is missing or damaged
 */
async function partsOf(name: string, addresses: string, manifest: string, reading: Reading): Promise<string> {
  const { limits, files } = reading;
  const home = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  const paths = JSON.parse(addresses) as readonly unknown[];
  if (paths.length > MAX_PARTS) throw new ReportError('tooLarge', name);
  let packed = '';
  for (const address of paths) {
    const path = lastParts(address, name);
    const place = home + path;
    const file = files.find((each) => each.path === place);
    if (!file && files.length === 1) throw new ReportError('manifestOnly', manifest);
    if (!file) throw new ReportError('missingFile', path);
    if (packed.length + file.size > limits.bytes) throw new ReportError('tooLarge', name);
    const part = await collectText(await file.open(), limits.bytes, reading);
    if (part === '') throw new ReportError('empty', file.path);
    packed += part;
  }
  return packed;
}

/** Reads the sections of a JSON report, or of a manifest with the data files that it names. */
async function* readJson(content: Blob, path: string, reading: Reading): AsyncGenerator<Section> {
  const { wanted, limits } = reading;
  // What a page calls `enableRoutes` is `clientRoutes` here, and in a manifest a member of `client`.
  const splitter = splitSections(new Set([...wanted, 'client', 'clientRoutes', 'children']), limits);
  const top = new Map<string, string>();
  let left = limits.bytes;
  let found = 0;
  try {
    for await (const piece of textPieces(content, reading)) {
      for (const { inData, name, text } of splitter.push(piece)) {
        if (!inData) {
          if (!wanted.has(name)) top.set(name, text);
          continue;
        }
        found += 1;
        let json = text;
        // No section is a list of texts, but every one of a manifest is: the paths of its data files.
        if (/^\s*\[\s*"/.test(text)) {
          json = await inflateText(await partsOf(name, text, path, reading), left, name);
          left -= json.length;
        }
        yield { name, text: json };
      }
    }
    splitter.end();
  } catch (error) {
    if (error instanceof ReportError && error.what && !splitter.names.has('data'))
      throw new ReportError('notReport', '', { what: error.what });
    throw error;
  }
  if (found === 0) {
    const { fault, kind } = otherJson(splitter.names, top.get('children') ?? '');
    throw new ReportError(fault, '', { what: kind });
  }
  const { enableRoutes } = JSON.parse(top.get('client') ?? '{}') as { enableRoutes?: unknown };
  const routes = top.get('clientRoutes') ?? JSON.stringify(enableRoutes);
  if (routes && wanted.has('enableRoutes')) yield { name: 'enableRoutes', text: routes };
}

/**
 * Finds out what was given and opens it: a JSON report, a page of a report, a folder or an archive of a normal report.
 * @param wanted names of sections
 * @throws ReportError when there is no report, one that is over the limits, or several of which none is wanted
 */
export async function openSource(
  given: readonly ReportFile[],
  { limits = READ_LIMITS, signal, onProgress, pick }: ReadOptions,
  wanted: ReadonlySet<string>,
): Promise<OpenedSource> {
  const all = await unpack(given, limits);
  const { files } = all;
  if (files.length + all.failed.length === 0) throw new ReportError('noReport');

  async function* read({ file, kind }: Candidate, format: ReportFormat): AsyncGenerator<Section> {
    const { path } = file;
    if (file.size > limits.bytes) throw new ReportError('tooLarge', path);
    if (kind.is === 'empty' || kind.is === 'shard') throw new ReportError(kind.is, path);
    if (kind.is === 'packed') throw new ReportError('packed', path, { what: kind.kind });
    if (kind.is === 'other') throw new ReportError('notReport', path, { what: kind.kind });
    const content = await file.open();
    const whole = format === 'folder' ? files.reduce((sum, { size }) => sum + size, 1) : content.size + 1;
    let taken = 0;
    const onBytes = (count: number) => {
      taken += count;
      onProgress?.(Math.min(1, taken / whole));
    };
    const reading: Reading = { wanted, limits, files, signal, onBytes };
    yield* format === 'html' ? readPage(content, reading) : readJson(content, path, reading);
  }
  const open = (
    one: Candidate,
    format: ReportFormat = one.kind.is === 'html' ? 'html' : 'json',
    others: readonly string[] = [],
    skipped: readonly ReportError[] = [],
  ) => ({ format, path: one.file.path, others, skipped, sections: read(one, format) });

  const [single] = all.candidates;
  if (single && files.length === 1 && all.failed.length === 0) return open(single);
  const { builds, skipped, instead } = await findReports(all);
  if (instead) return open(instead);
  const isPicked = ({ file: { path } }: Candidate) =>
    pick !== undefined && (path === pick || path.startsWith(`${pick}/`));
  const build = builds.length === 1 ? builds[0] : builds.find((forms) => forms.some(isPicked));
  const [chosen, ...later] = build?.slice(Math.max(0, build.findIndex(isPicked))) ?? [];
  const paths = (reports: readonly Candidate[]) => reports.map(({ file }) => file.path);
  const bestOf = (some: typeof builds) => paths(some.flatMap((forms) => forms.slice(0, 1)));
  if (!chosen) throw new ReportError('several', '', { choices: bestOf(builds) });
  const others = [...paths(later), ...bestOf(builds.filter((forms) => forms !== build))];
  return open(chosen, chosen.format, others, skipped);
}
