import { textPieces, type ReadWatch } from './collectText';
import { fileKind, otherJson } from './fileKind';
import { findReports, type FoundReport, headOf, MOST_NESTED, NOISE, withOwnPaths } from './findReports';
import { inflateBytes } from './inflateText';
import { readFolder } from './readFolder';
import { READ_LIMITS, type ReadLimits } from './readLimits';
import { readPage } from './readPage';
import { readZip } from './readZip';
import { offering, ReportError } from './ReportError';
import { splitSections } from './splitSections';
import type { OpenedSource, ReadOptions, ReportFile, Section } from './types';

/** Sections that the model is made from. `envinfo`, the machine, is left alone on purpose. */
export const WANTED: ReadonlySet<string> = new Set([
  'hash',
  'root',
  'errors',
  'configs',
  'summary',
  'loader',
  'moduleGraph',
  'chunkGraph',
  'plugin',
  'packageGraph',
  'enableRoutes',
]);

async function* readJson(
  file: ReportFile,
  wanted: ReadonlySet<string>,
  limits: ReadLimits,
  watch: ReadWatch,
): AsyncGenerator<Section> {
  // What the page and the manifest call `enableRoutes`.
  const splitter = splitSections(new Set([...wanted, 'clientRoutes', 'children']), limits);
  const top: Section[] = [];
  let found = 0;
  let children = '';
  try {
    for await (const piece of textPieces(await file.open(), watch)) {
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
        if (/^\s*\[\s*"/.test(text)) throw new ReportError('manifestOnly', file.path);
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
 * @param given one file, or the files of a folder
 * @param options limits, what stops it, who is told how far it is, and which of several reports is wanted
 * @param wanted names of the sections that are read
 * @throws ReportError when there is no report, one that is over the limits, or several of which none is wanted
 */
export async function openSource(
  given: readonly ReportFile[],
  { limits = READ_LIMITS, signal, onProgress, pick }: ReadOptions = {},
  wanted: ReadonlySet<string> = WANTED,
): Promise<OpenedSource> {
  let read = 0;
  let whole = 1;
  const watch: ReadWatch = {
    signal,
    onBytes: (count) => {
      read += count;
      onProgress?.(Math.min(1, read / whole));
    },
  };

  const alone = (
    format: OpenedSource['format'],
    { path }: ReportFile,
    sections: OpenedSource['sections'],
  ): OpenedSource => ({ format, path, sections, others: [], skipped: [] });

  const openOne = async (file: ReportFile, inside: string, depth: number): Promise<OpenedSource> => {
    if (file.size > limits.bytes) throw new ReportError('tooLarge', file.path);
    whole = file.size + 1;
    const kind = fileKind(new Uint8Array(await (await headOf(file)).arrayBuffer()), file.path);
    if ((kind.is === 'zip' || kind.is === 'gzip') && depth === MOST_NESTED) {
      throw new ReportError('packed', file.path, { what: 'nested' });
    }
    switch (kind.is) {
      case 'empty':
        throw new ReportError('empty', file.path);
      case 'zip':
        return openAmong(readZip(await (await file.open()).arrayBuffer(), limits), inside, depth + 1);
      case 'gzip': {
        const bytes = await inflateBytes(await file.open(), 'gzip', limits.bytes);
        const path = file.path.replace(/\.gz$/i, '');
        return openOne({ path, size: bytes.size, open: () => bytes }, inside, depth + 1);
      }
      case 'packed':
        throw new ReportError('packed', file.path, { what: kind.kind });
      case 'shard':
        throw new ReportError('shard', file.path);
      case 'other':
        throw new ReportError('notReport', file.path, { what: kind.kind });
      case 'html':
        return alone('html', file, readPage(await file.open(), wanted, limits, watch));
      default:
        return alone('json', file, readJson(file, wanted, limits, watch));
    }
  };

  /** @param inside the part of `pick` that is about these files */
  const openAmong = async (
    all: readonly ReportFile[],
    inside: string,
    depth: number,
  ): Promise<OpenedSource> => {
    const files = withOwnPaths(all.filter(({ path }) => !NOISE.test(path)));
    if (files.length > limits.files) throw new ReportError('tooMany', String(files.length));
    const [single] = files;
    if (!single) throw new ReportError('noReport');
    if (files.length === 1) return openOne(single, inside, depth);
    const { found, skipped, instead } = await findReports(files, limits, depth);
    if (instead) return openOne(instead, inside, depth);
    const isWanted = (path: string) => inside === path || inside.startsWith(`${path}/`);
    const wantedIn = (each: FoundReport) => [each.file.path, ...each.others].find(isWanted);
    const chosen = found.length === 1 ? found[0] : found.find(wantedIn);
    if (!chosen) {
      throw new ReportError('several', '', { choices: found.map(({ file }) => file.path) });
    }
    const path = wantedIn(chosen) ?? chosen.file.path;
    const file = files.find((each) => each.path === path) ?? chosen.file;
    const others = [
      ...(file === chosen.file ? chosen.others : []),
      ...found.filter((each) => each !== chosen).map((each) => each.file.path),
    ];
    const isFolder = file === chosen.file && chosen.format === 'folder';
    try {
      if (isFolder) {
        whole = files.reduce((sum, { size }) => sum + size, 1);
        return { ...alone('folder', file, readFolder(files, file, wanted, limits, watch)), others, skipped };
      }
      // Reports in an archive among others are named by the path of the archive, too.
      const prefix = chosen.format === 'archive' && found.length > 1 ? `${file.path}/` : '';
      const opened = await openOne(file, prefix ? inside.slice(prefix.length) : inside, depth).catch(
        (error: unknown) => {
          if (!(error instanceof ReportError) || error.choices.length === 0) throw error;
          const { fault, place, what } = error;
          const choices = error.choices.map((each) => prefix + each);
          throw new ReportError(fault, place && prefix + place, { what, choices, cause: error });
        },
      );
      return {
        ...opened,
        path: prefix + opened.path,
        others: [...opened.others.map((each) => prefix + each), ...others],
        skipped: [...opened.skipped, ...skipped],
      };
    } catch (error) {
      throw offering(error, file.path, others);
    }
  };

  return openAmong(given, pick ?? '', 0);
}
