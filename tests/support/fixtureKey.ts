import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What every fixture site is built from, besides its own folder; `component-site` copies the pictures. */
const FOLDERS = ['theme', 'lib', 'components', 'site', 'plugins', 'packages', 'docs/public/images'];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** Written by builds, never read by them. */
const WRITTEN = /(?:^|\/)(?:node_modules|doc_build|\.[^/]+)(?:\/|$)/;

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !WRITTEN.test(file.slice(folder.length)));
}

/**
 * Names a build of a fixture site by everything it is made of: two builds with the same key have the same output.
 * @param root folder of the project
 * @param name folder of the fixture in `tests/fixtures`
 * @param env environment variables of the build
 * @returns 64 hexadecimal digits
 * @throws Error when one of the folders or files is missing
 */
export async function fixtureKey(
  root: string,
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const folders = [...FOLDERS, `tests/fixtures/${name}`];
  const below = await Promise.all(folders.map((folder) => filesBelow(root, folder)));
  const hash = createHash('sha256');
  const variables = Object.entries(env).sort(([a], [b]) => (a < b ? -1 : 1));
  hash.update(JSON.stringify([process.version, variables]));
  for (const file of [...FILES, ...below.flat()].sort()) {
    const bytes = await readFile(path.join(root, file));
    // With its length in front, no text can be read as two files or as the name of the next.
    hash.update(JSON.stringify([file, bytes.length])).update(bytes);
  }
  return hash.digest('hex');
}
