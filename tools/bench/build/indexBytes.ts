import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from './folderBytes';

/**
 * Weighs a search index.
 * @param output folder of a built site
 * @param pattern paths of the files that hold the index
 * @returns bytes, each file compressed with brotli
 */
export const indexBytes = (output: string, pattern: RegExp): number =>
  filesBelow(output)
    .filter((file) => pattern.test(file))
    .map((file) => brotliCompressSync(readFileSync(path.join(output, file))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
