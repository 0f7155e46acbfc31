import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Host } from '../hosts/Host';
import { writePages } from '../hosts/writePages';
import { PROJECT } from '../project';
import type { BenchPage, Cost } from '../types';
import { installPackages } from './installPackages';
import { measureCommand } from './measureCommand';

/** Folder of a host. */
export const hostRoot = ({ folder }: Host): string => path.join(PROJECT, 'tools/bench/sites', folder);

/**
 * Gives a host other pages and builds it without caches.
 * @returns what the build cost
 * @throws Error with the end of its output when the build fails
 */
export async function buildCold(host: Host, pages: readonly BenchPage[]): Promise<Cost> {
  const root = hostRoot(host);
  installPackages(root);
  writePages(root, host, pages);
  for (const folder of [...host.caches, host.output]) {
    rmSync(path.join(root, folder), { recursive: true, force: true });
  }
  return measureCommand(host.command, { cwd: root });
}

/**
 * Builds a host again, with the caches of the last build.
 * @returns what the build cost
 */
export const buildWarm = (host: Host): Promise<Cost> => measureCommand(host.command, { cwd: hostRoot(host) });
