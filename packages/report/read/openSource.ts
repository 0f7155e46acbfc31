import {
  READ_LIMITS,
  type ReadLimits,
  type Section,
  type ReportFile,
  type OpenedSource,
  type ReadOptions,
} from './types';
import { ReportError, offering } from './ReportError';
import { fileKind, otherJson } from './fileKind';
import { findReports, headOf, unpack, type FoundReport } from './findReports';
import { splitSections } from './splitSections';
import { collectText, inflateText, textPieces, type ReadWatch } from './streams';

interface Reading extends ReadWatch {
  readonly wanted: ReadonlySet<string>;
  readonly limits: ReadLimits;
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function readManifest(manifest: ReportFile, reading: Reading) {
  const text = await collectText(await manifest.open(), reading.limits.bytes, reading);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ReportError(text.trim() === '' ? 'empty' : 'damaged', manifest.path, { cause: error });
  }
  if (!isRecord(value) || !isRecord(value.data)) {
    throw new ReportError('notReport', manifest.path, { what: 'json' });
  }
  const routes = isRecord(value.client) ? value.client.enableRoutes : undefined;
  return { data: new Map(Object.entries(value.data)), routes };
}

/** Paths in a manifest are absolute and those of the machine that built it; only the last two parts say which file is meant. */
function lastParts(address: string): string {
  const parts = address.split(/[\\/]/).slice(-2);
  if (parts.length < 2 || parts.includes('..')) throw new ReportError('wrongForm', address);
  return parts.join('/');
}

/**
 * Reads the sections of a normal report.
 * @throws ReportError naming the file that is missing or damaged
 */
async function* readFolder(
  files: readonly ReportFile[],
  manifest: ReportFile,
  reading: Reading,
): AsyncGenerator<Section> {
  const { wanted, limits } = reading;
  const { data, routes } = await readManifest(manifest, reading);
  const home = manifest.path.slice(0, manifest.path.lastIndexOf('/') + 1);
  const byPath = new Map(files.map((file) => [file.path, file]));
  let left = limits.bytes;
  for (const name of wanted) {
    const value = data.get(name);
    if (value === undefined) continue;
    if (!Array.isArray(value)) {
      yield { name, text: JSON.stringify(value) };
      continue;
    }
    if (value.length > MAX_PARTS) throw new ReportError('tooLarge', name);
    let packed = '';
    for (const address of value as readonly unknown[]) {
      if (typeof address !== 'string') throw new ReportError('wrongForm', name);
      const file = byPath.get(home + lastParts(address));
      if (!file) throw new ReportError(files.length > 1 ? 'missingFile' : 'manifestOnly', lastParts(address));
      if (packed.length + file.size > limits.bytes) throw new ReportError('tooLarge', name);
      const part = await collectText(await file.open(), limits.bytes, reading);
      if (part === '') throw new ReportError('empty', file.path);
      packed += part;
    }
    if (packed === '') continue;
    const text = await inflateText(packed, left, name);
    left -= text.length;
    yield { name, text };
  }
  if (routes && wanted.has('enableRoutes')) yield { name: 'enableRoutes', text: JSON.stringify(routes) };
}

async function* readJson(content: Blob, path: string, reading: Reading): AsyncGenerator<Section> {
  const { wanted, limits } = reading;
  // What the page and the manifest call `enableRoutes`.
  const splitter = splitSections(new Set([...wanted, 'clientRoutes', 'children']), limits);
  const top: Section[] = [];
  let found = 0;
  let children = '';
  try {
    for await (const piece of textPieces(content, reading)) {
      for (const { inData, name, text } of splitter.push(piece)) {
        if (name === 'clientRoutes') {
          if (!inData && wanted.has('enableRoutes')) yield { name: 'enableRoutes', text };
          continue;
        }
        if (name === 'children') {
          children = text;
          continue;
        }
        // Other files have `errors` and `hash` at their top as well; which one this is, its other names say.
        if (!inData) {
          top.push({ name, text });
          continue;
        }
        // No section is a list of texts, but every one of a manifest is: the paths of its data files.
        if (/^\s*\[\s*"/.test(text)) throw new ReportError('manifestOnly', path);
        found += 1;
        yield { name, text };
      }
    }
    splitter.end();
  } catch (error) {
    if (error instanceof ReportError && error.what && !splitter.names.has('data'))
      throw new ReportError('notReport', '', { what: error.what });
    throw error;
  }
  const { names } = splitter;
  if (names.has('data') && found > 0) return;
  if (top.length === 0 || !names.has('root')) {
    const { fault, kind } = otherJson(names, children);
    throw new ReportError(fault, '', { what: kind });
  }
  yield* top;
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
  let read = 0;
  let whole = 1;
  const reading: Reading = {
    wanted,
    limits,
    signal,
    onBytes: (count) => {
      read += count;
      onProgress?.(Math.min(1, read / whole));
    },
  };

  const all = await unpack(given, limits);
  const [single] = all.files;
  if (!single && all.failed.length === 0) throw new ReportError('noReport');

  const readOne = async (file: ReportFile): Promise<Pick<OpenedSource, 'format' | 'sections'>> => {
    if (file.size > limits.bytes) throw new ReportError('tooLarge', file.path);
    const kind = fileKind(new Uint8Array(await (await headOf(file)).arrayBuffer()), file.path);
    if (kind.is === 'empty' || kind.is === 'shard') throw new ReportError(kind.is, file.path);
    if (kind.is === 'packed') throw new ReportError('packed', file.path, { what: kind.kind });
    if (kind.is === 'other') throw new ReportError('notReport', file.path, { what: kind.kind });
    const content = await file.open();
    whole = content.size + 1;
    return kind.is === 'html'
      ? { format: 'html', sections: readPage(content, reading) }
      : { format: 'json', sections: readJson(content, file.path, reading) };
  };
  const openAlone = async (file: ReportFile) => ({
    ...(await readOne(file)),
    path: file.path,
    others: [],
    skipped: [],
  });

  if (single && all.files.length === 1 && all.failed.length === 0) return openAlone(single);
  const { found, skipped, instead } = await findReports(all, limits);
  if (instead) return openAlone(instead);
  const wantedIn = ({ file, others }: FoundReport) =>
    pick === undefined
      ? undefined
      : [file.path, ...others].find((path) => path === pick || path.startsWith(`${pick}/`));
  const chosen = found.length === 1 ? found[0] : found.find(wantedIn);
  if (!chosen) throw new ReportError('several', '', { choices: found.map(({ file }) => file.path) });
  const path = wantedIn(chosen) ?? chosen.file.path;
  const isBest = path === chosen.file.path;
  const others = [
    ...(isBest ? chosen.others : []),
    ...found.filter((each) => each !== chosen).map(({ file }) => file.path),
  ];
  const file = all.files.find((each) => each.path === path) ?? chosen.file;
  if (isBest && chosen.format === 'folder') {
    whole = all.files.reduce((sum, { size }) => sum + size, 1);
    const sections = readFolder(all.files, file, reading);
    return { format: 'folder', sections, path, others, skipped };
  }
  try {
    return { ...(await readOne(file)), path, others, skipped };
  } catch (error) {
    throw offering(error, path, others);
  }
}
