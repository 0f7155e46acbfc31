import { readFileSync, statSync } from 'node:fs';

/**
 * Keeps the parsed content of a small file, and reads it again after it was written.
 * @param file path on disk; a missing file counts as empty
 * @param parse text in, value out; what it throws reaches the caller of the returned function
 * @returns function that gives the current value
 */
export function cachedFile<Value>(file: string, parse: (text: string) => Value): () => Value {
  let kept: { stamp: string; value: Value } | undefined;
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    const stamp = stats ? `${stats.mtimeMs} ${stats.size}` : 'missing';
    if (kept?.stamp !== stamp) kept = { stamp, value: parse(stats ? textOf(file) : '') };
    return kept.value;
  };
}

/** A build may take the file away between the look and the reading. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
