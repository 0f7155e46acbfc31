import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ReportError, type ReportFile } from '../../packages/report';

const asReportFile = (file: string, folder: string): ReportFile => ({
  path: path.relative(folder, file).replaceAll(path.sep, '/'),
  size: statSync(file).size,
  open: async () => new Blob([await readFile(file)]),
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

/**
 * The files of a report on the disk.
 * @param place a file or a folder; a manifest stands for the folder that it is in
 * @throws ReportError `empty` when there is nothing
 */
export function chooseFiles(place: string): readonly ReportFile[] {
  if (!existsSync(place)) throw new ReportError('empty', place);
  const isFolder = statSync(place).isDirectory();
  if (!isFolder && path.basename(place) !== 'manifest.json')
    return [asReportFile(place, path.dirname(place))];
  const folder = isFolder ? place : path.dirname(place);
  return [...filesBelow(folder)].map((file) => asReportFile(file, folder));
}
