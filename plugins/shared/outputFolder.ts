import path from 'node:path';
import type { UserConfig } from '@rspress/core';

/** Folder of the output in the project where nothing else is set, as with the host. */
export const DEFAULT_OUTPUT = 'doc_build';

/**
 * Where the host writes the built site.
 * @param root folder of the project
 * @param config configuration of the host
 * @returns absolute path
 */
export const outputFolder = (root: string, { outDir = DEFAULT_OUTPUT }: Pick<UserConfig, 'outDir'>): string =>
  path.resolve(root, outDir);
