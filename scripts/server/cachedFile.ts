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
    if (kept?.stamp !== stamp) kept = { stamp, value: parse(stats ? readFileSync(file, 'utf8') : '') };
    return kept.value;
  };
}
