import { piecesOf, type ReadWatch } from './collectText';
import { findManifests, readFolder } from './readFolder';
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
]);

/** Files that people choose along with a report and that are none: hidden ones of a system. */
const NOISE = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|__MACOSX(?:\/|$))/;

async function* readJson(
  file: ReportFile,
  wanted: ReadonlySet<string>,
  limits: ReadLimits,
  watch: ReadWatch,
): AsyncGenerator<Section> {
  const splitter = splitSections(wanted, limits);
  let found = 0;
  for await (const piece of piecesOf((await file.open()).stream(), watch)) {
    for (const section of splitter.push(piece)) {
      // No section is a list of texts, but every one of a manifest is: the paths of its data files.
      if (/^\s*\[\s*"/.test(section.text)) throw new ReportError('manifestOnly', file.path);
      found += 1;
      yield section;
    }
  }
  const { names } = splitter.end();
  if (names.has('data') && found > 0) return;
  if (names.has('assets') && (names.has('chunks') || names.has('modules'))) throw new ReportError('stats');
  if (found === 0 || !names.has('root')) throw new ReportError('notReport');
}

/** The first bytes that say something; those of a zip are `PK`. */
async function firstLetters(file: ReportFile): Promise<string> {
  const start = (await file.open()).slice(0, 1024);
  return (await start.text()).replace(/^\uFEFF/, '').trimStart();
}

/**
 * Finds out what was given and opens it: a JSON report, a page of a report, a folder or an archive of a normal report.
 * @param given one file, or the files of a folder
 * @param options limits, what stops it, and who is told how far it is
 * @param wanted names of the sections that are read
 * @throws ReportError when there is no report, or one that is over the limits
 */
export async function openSource(
  given: readonly ReportFile[],
  { limits = READ_LIMITS, signal, onProgress }: ReadOptions = {},
  wanted: ReadonlySet<string> = WANTED,
): Promise<OpenedSource> {
  const files = given.filter(({ path }) => !NOISE.test(path));
  if (files.length > limits.files) throw new ReportError('tooLarge', `${files.length} files`);
  let read = 0;
  let whole = 1;
  const watch: ReadWatch = {
    signal,
    onBytes: (count) => {
      read += count;
      onProgress?.(Math.min(1, read / whole));
    },
  };
  const folder = (all: readonly ReportFile[]): OpenedSource => {
    const [manifest, ...others] = findManifests(all);
    if (!manifest) throw new ReportError('notReport');
    whole = all.reduce((sum, { size }) => sum + size, 1);
    return {
      format: 'folder',
      sections: readFolder(all, manifest, wanted, limits, watch),
      alsoThere: others.map(({ path }) => path).filter((path) => path.includes('.slaves/')),
    };
  };

  const reports = files.filter(({ path }) => /\.(?:json|html?|zip)$/i.test(path));
  const single = files.length === 1 ? files[0] : undefined;
  if (!single && findManifests(files).length > 0) return folder(files);
  // The output folder of a build in brief mode: the JSON is read first, since it is the smaller of two that say the same.
  const brief = reports.find(({ path }) => /(?:^|\/)rsdoctor-data\.json$/.test(path));
  const file = single ?? brief ?? reports.find(({ path }) => /(?:^|\/)rsdoctor-report\.html$/.test(path));
  if (!file) throw new ReportError(files.length === 0 ? 'empty' : 'notReport');
  if (file.size > limits.bytes) throw new ReportError('tooLarge', file.path);
  whole = file.size + 1;
  const first = await firstLetters(file);
  if (first === '') throw new ReportError('empty', file.path);
  if (first.startsWith('PK')) {
    const archive = await (await file.open()).arrayBuffer();
    const inside = readZip(archive, limits).filter(({ path }) => !NOISE.test(path));
    const [only] = inside;
    // An artifact of a job is an archive of the file that was kept.
    if (findManifests(inside).length > 0) return folder(inside);
    const kept = inside.length === 1 ? only : inside.find(({ path }) => /\.json$/.test(path));
    const page = inside.find(({ path }) => /\.html$/.test(path));
    const chosen = kept ?? page;
    if (!chosen || /\.zip$/i.test(chosen.path)) throw new ReportError('notReport', file.path);
    return openSource([chosen], { limits, signal, onProgress }, wanted);
  }
  if (first.startsWith('<')) {
    const page = (await file.open()).stream();
    return { format: 'html', sections: readPage(page, wanted, limits, watch), alsoThere: [] };
  }
  return { format: 'json', sections: readJson(file, wanted, limits, watch), alsoThere: [] };
}
