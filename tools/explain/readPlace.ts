import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readReport, ReportError, type ReportFile, type ReportModel } from '../../packages/report';

const asReportFile = (file: string, folder: string): ReportFile => ({
  path: path.relative(folder, file).replaceAll(path.sep, '/'),
  size: statSync(file).size,
  open: async (first = Infinity) => new Blob([await buffer(createReadStream(file, { end: first - 1 }))]),
});

/** Folders of a project that hold no report, and many files. */
const SKIPPED = new Set(['node_modules', '.git']);

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const whole = path.join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* filesBelow(whole);
    if (entry.isFile()) yield whole;
  }
}

/** The file that a path leads into: reports in an archive are named by such paths. */
function archiveOf(place: string): string | undefined {
  const above = path.dirname(place);
  if (above === place) return undefined;
  if (!existsSync(above)) return archiveOf(above);
  return statSync(above).isFile() ? above : undefined;
}

/**
 * The report at a place on the disk.
 * @param place a file, a folder, or a path into an archive; a manifest stands for the data files beside it
 * @throws ReportError, `unreadable` when there is nothing, `several` with paths of which each is a place
 */
export async function readPlace(place: string): Promise<ReportModel> {
  const home = existsSync(place) ? place : archiveOf(place);
  if (home === undefined) throw new ReportError('unreadable', place);
  const filesIn = (folder: string) => [...filesBelow(folder)].map((file) => asReportFile(file, folder));
  if (path.basename(home) === 'manifest.json')
    return readReport(filesIn(path.dirname(home)), { pick: 'manifest.json' });
  const files = statSync(home).isDirectory() ? filesIn(home) : [asReportFile(home, path.dirname(home))];
  const pick = home === place ? undefined : path.relative(home, place).replaceAll(path.sep, '/');
  try {
    return await readReport(files, { pick });
  } catch (error) {
    if (!(error instanceof ReportError) || error.choices.length === 0) throw error;
    const choices = error.choices.map((choice) => path.join(home, choice));
    throw new ReportError(error.fault, error.place, { what: error.what, choices, cause: error });
  }
}
