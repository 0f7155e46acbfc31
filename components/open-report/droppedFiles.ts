import type { ChosenFile } from './types';

/** Files that a folder may have before looking for more is given up; the reader says what is too much. */
const MOST = 20_001;

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => {
    entry.file(resolve, reject);
  });

const childrenOf = (reader: FileSystemDirectoryReader) =>
  new Promise<readonly FileSystemEntry[]>((resolve, reject) => {
    reader.readEntries(resolve, reject);
  });

async function walk(entry: FileSystemEntry, found: ChosenFile[]): Promise<void> {
  if (found.length >= MOST || entry.name === 'node_modules') return;
  if (entry.isFile) {
    found.push({ path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry as FileSystemFileEntry) });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A folder is handed out in pieces; an empty one is the end.
  for (let some = await childrenOf(reader); some.length > 0; some = await childrenOf(reader)) {
    for (const child of some) await walk(child, found);
  }
}

/** The files of a list, with their places in the folder that was chosen. */
export const listedFiles = (files: Iterable<File>): readonly ChosenFile[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/**
 * What was dropped or pasted: files, whole folders, or the text of a report.
 * @param data of the event; read before the event ends
 */
export async function droppedFiles(data: DataTransfer): Promise<readonly ChosenFile[]> {
  const entries = [...data.items]
    .map((item) => item.webkitGetAsEntry?.())
    .filter((entry) => entry !== null && entry !== undefined);
  const files = listedFiles(data.files);
  const text = data.getData('text');
  const found: ChosenFile[] = [];
  for (const entry of entries) await walk(entry, found);
  if (found.length > 0) return found;
  if (files.length > 0) return files;
  return text === '' ? [] : [{ path: 'pasted.json', file: new Blob([text]) }];
}
