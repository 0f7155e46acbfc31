import { textPieces, type ReadWatch } from './collectText';
import { fileKind, otherJson } from './fileKind';
import { findReports, headOf, NOISE, withOwnPaths } from './findReports';
import { inflateBytes } from './inflateText';
import { readFolder } from './readFolder';
import { READ_LIMITS, type ReadLimits } from './readLimits';
import { readPage } from './readPage';
import { readZip } from './readZip';
import { ReportError } from './ReportError';
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

/** Archives inside one another: a job may pack what was packed already. */
const MOST_NESTED = 3;

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
        return { format: 'html', sections: readPage(await file.open(), wanted, limits, watch) };
      default:
        return { format: 'json', sections: readJson(file, wanted, limits, watch) };
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
    const { found, instead } = await findReports(files);
    if (instead) return openOne(instead, inside, depth);
    const isWanted = (path: string) => inside === path || inside.startsWith(`${path}/`);
    const chosen = found.length === 1 ? found[0] : found.find(({ file }) => isWanted(file.path));
    if (!chosen) {
      throw new ReportError('several', '', { choices: found.map(({ file }) => file.path) });
    }
    const { file } = chosen;
    if (chosen.format === 'folder') {
      whole = files.reduce((sum, { size }) => sum + size, 1);
      return { format: 'folder', sections: readFolder(files, file, wanted, limits, watch) };
    }
    // Reports in an archive among others are named by the path of the archive, too.
    return openOne(file, found.length > 1 ? inside.slice(file.path.length + 1) : inside, depth).catch(
      (error: unknown) => {
        if (!(error instanceof ReportError) || error.fault !== 'several' || found.length === 1) throw error;
        const choices = error.choices.map((path) => `${file.path}/${path}`);
        throw new ReportError('several', '', { choices });
      },
    );
  };

  return openAmong(given, pick ?? '', 0);
}
