import { useEffect, useEffectEvent, useState } from 'react';
import type { ChosenFile } from './reportReader';

/** Files of a folder that are looked for; the reader of reports says what is too much. */
const MAX_FILES = 20_001;

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => {
    entry.file(resolve, reject);
  });

const childrenOf = (reader: FileSystemDirectoryReader) =>
  new Promise<readonly FileSystemEntry[]>((resolve, reject) => {
    reader.readEntries(resolve, reject);
  });

async function walk(entry: FileSystemEntry, found: ChosenFile[]): Promise<void> {
  if (found.length >= MAX_FILES || entry.name === 'node_modules') return;
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

/** What was dropped or pasted: files, whole folders, or the text of a report. Reads `data` before the event ends. */
export async function droppedFiles(data: DataTransfer): Promise<readonly ChosenFile[]> {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const files = listedFiles(data.files);
  const text = data.getData('text');
  const found: ChosenFile[] = [];
  for (const entry of entries) await walk(entry, found);
  if (found.length > 0) return found;
  if (files.length > 0) return files;
  return text === '' ? [] : [{ path: 'pasted.json', file: new Blob([text]) }];
}

const hasFiles = ({ types }: DataTransfer) => types.includes('Files');

const isField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type="file"]), textarea, [contenteditable]') !== null;

/** The text of a report begins so; any other text that is pasted is not meant for this page. */
const MAY_BE_REPORT = /^\s*[{<]/;

/** Takes files dropped anywhere on the page, and what is pasted outside of fields. @returns whether files are held over it */
export function useDrop(take: (data: DataTransfer, target: EventTarget | null) => Promise<void>): boolean {
  const [over, setOver] = useState(false);
  const onData = useEffectEvent(take);
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      // Without this, the browser leaves the page and shows the file.
      event.preventDefault();
      setOver(event.type === 'dragover');
      if (event.type === 'drop') void onData(event.dataTransfer, event.target);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      if (!clipboardData || isField(target)) return;
      if (hasFiles(clipboardData) || MAY_BE_REPORT.test(clipboardData.getData('text')))
        void onData(clipboardData, target);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('dragover', hold, { signal });
    window.addEventListener('drop', hold, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => listeners.abort();
  }, []);
  return over;
}
