import path from 'node:path';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import type { RspressPlugin, UserConfig } from '@rspress/core';

export const DEFAULT_OUTPUT = 'doc_build';

export const outputFolder = (root: string, { outDir = DEFAULT_OUTPUT }: Pick<UserConfig, 'outDir'>): string =>
  path.resolve(root, outDir);

/** Puts a file in its place whole, with the folders that it needs: hooks of other plugins read the output at the same time. */
export async function replaceFile(file: string, text: string | Buffer): Promise<void> {
  // Two builds may write at the same time.
  const draft = `${file}.${process.pid}.draft`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** A file of the output: its path below it, which may begin with a slash, and what is in it. */
export type OutputFile = readonly [file: string, text: string | Buffer];

/** A plugin that writes files into the output of a build; `make` is given its folder. */
export const filesPlugin = (
  name: string,
  root: string,
  make: (out: string) => readonly OutputFile[] | Promise<readonly OutputFile[]>,
): RspressPlugin => ({
  name,
  async afterBuild(config, isProd) {
    if (!isProd) return;
    const out = outputFolder(root, config);
    await Promise.all((await make(out)).map(([file, text]) => replaceFile(path.join(out, file), text)));
  },
});
