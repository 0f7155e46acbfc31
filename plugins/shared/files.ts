import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import type { UserConfig } from '@rspress/core';

/** Folder of the output in the project where nothing else is set, as with the host. */
export const DEFAULT_OUTPUT = 'doc_build';

/** Where the host writes the built site. */
export const outputFolder = (root: string, { outDir = DEFAULT_OUTPUT }: Pick<UserConfig, 'outDir'>): string =>
  path.resolve(root, outDir);

/**
 * Puts a file in its place whole, with the folders that it needs: hooks of other plugins read the output at the same time.
 * @throws what the file system says; neither a part of the file nor a draft is left then
 */
export async function replaceFile(file: string, text: string | Uint8Array): Promise<void> {
  // A name of its own: another build may be writing the same file.
  const draft = `${file}.${randomUUID()}.draft`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
