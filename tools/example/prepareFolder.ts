import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyChange } from './applyChange';
import { linkFolder } from './linkFolder';
import { planPackages } from './planPackages';
import { readManifest } from './readManifest';

const STAMP = '.packages';
const KEPT = new Set(['node_modules', STAMP]);
const NOT_SOURCE = /^(?:node_modules|dist.*)$/;
const NOT_PACKAGE = new Set(['node_modules']);

/** Changes whenever the packages of the copy may have. */
function stampOf(project: string, folder: string, lockfile: string): string {
  const hash = createHash('sha256').update(project);
  for (const file of [lockfile, path.join(folder, 'package.json')]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

async function placePackages(project: string, folder: string): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  await rm(modules, { recursive: true, force: true });
  for (const { from, to } of planPackages(project, readManifest(folder))) {
    await linkFolder(from, path.join(folder, to), NOT_PACKAGE);
  }
}

/** Sources are copied, not linked: a tool that writes into the copy must not reach the project. */
async function copySources(project: string, folder: string): Promise<void> {
  for (const name of await readdir(project)) {
    if (NOT_SOURCE.test(name)) continue;
    await cp(path.join(project, name), path.join(folder, name), { recursive: true });
  }
}

/** Reports list the project among its packages, and the two sides of a comparison are one project. */
async function nameAsFolder(folder: string): Promise<void> {
  const manifest = { ...readManifest(folder), name: path.basename(folder) };
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Copies a project with its packages into a folder of its own, and names it as that folder. Packages stay from the last
 * time if nothing changed.
 * @param project absolute path of the project in its workspace
 * @param folder absolute path of the copy; what else lies there is removed
 * @param lockfile absolute path of the lockfile that says which packages the project has
 * @param change absolute path of a patch that is applied to the copy
 * @throws Error when a package is not installed, the patch does not fit, or the folder cannot be written
 */
export async function prepareFolder(
  project: string,
  folder: string,
  lockfile: string,
  change?: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!KEPT.has(name)) await rm(path.join(folder, name), { recursive: true });
  }
  await copySources(project, folder);
  if (change !== undefined) await applyChange(folder, change);
  await nameAsFolder(folder);
  const stamp = stampOf(project, folder, lockfile);
  const stampFile = path.join(folder, STAMP);
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    await rm(stampFile, { force: true });
    await placePackages(project, folder);
    await writeFile(stampFile, stamp);
  }
}
