import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { withLock } from '../../tools/withLock';
import { ROOT } from './site';

const run = promisify(execFile);

/** Where builds of fixtures are kept; `npm ci` removes it. */
const STORE = path.join(ROOT, 'node_modules/.cache/fixtures');
/** How many builds of a site stay: more than it has variants, so that a run never throws away what it still serves. */
const MAX_KEPT = 8;

/** What every fixture site is built from, besides its own folder; `component-site` copies the pictures. */
const FOLDERS = ['theme', 'lib', 'components', 'site', 'plugins', 'packages', 'docs/public/images'];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json'];
/** Written by builds, never read by them. */
const WRITTEN = /(?:^|\/)(?:node_modules|doc_build|\.[^/]+)(?:\/|$)/;

async function filesBelow(folder: string): Promise<string[]> {
  const names = await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !WRITTEN.test(file.slice(folder.length)));
}

/** Names a build of a fixture by everything it is made of: two builds with the same key have the same output. */
async function fixtureKey(name: string, env: Readonly<Record<string, string>>): Promise<string> {
  const below = await Promise.all([...FOLDERS, `tests/fixtures/${name}`].map(filesBelow));
  const hash = createHash('sha256').update(JSON.stringify([process.version, Object.entries(env).sort()]));
  for (const file of [...FILES, ...below.flat()].sort()) {
    const bytes = await readFile(path.join(ROOT, file));
    // With its length in front, no text can be read as two files or as the name of the next.
    hash.update(JSON.stringify([file, bytes.length])).update(bytes);
  }
  return hash.digest('hex');
}

/** Whether a build is there; one that is used counts as new. */
const use = (folder: string): Promise<boolean> =>
  utimes(folder, new Date(), new Date()).then(
    () => true,
    () => false,
  );

async function forgetOld(name: string): Promise<void> {
  const own = (await readdir(STORE)).filter((entry) => new RegExp(`^${name}-[0-9a-f]{64}$`).test(entry));
  const dated = await Promise.all(
    own.map(async (entry) => ({ entry, time: (await stat(path.join(STORE, entry))).mtimeMs })),
  );
  const old = dated.sort((a, b) => b.time - a.time).slice(MAX_KEPT);
  await Promise.all(old.map(({ entry }) => rm(path.join(STORE, entry), { recursive: true, force: true })));
}

/**
 * Builds one of the small sites below `tests/fixtures` with the real host, unless it was built before from the same,
 * also by another process at the same time.
 * @throws Error with the host's output when the build fails; nothing is left behind then
 */
export async function buildFixture(name: string, variable: string, env: Record<string, string> = {}) {
  const config = path.join(ROOT, 'tests/fixtures', name, 'rspress.config.ts');
  const folder = path.join(STORE, `${name}-${await fixtureKey(name, env)}`);
  if (await use(folder)) return folder;
  // Settings of a deployment that happen to be set are no part of the key, so they are no part of the build.
  const { PATH = '', HOME = '' } = process.env;
  // Copies of the project on one machine have stores, and so locks, of their own. By name, not by key: builds of one
  // fixture write the same temporary files beside its source.
  const place = createHash('sha256').update(STORE).digest('hex').slice(0, 8);
  return withLock(`${name}-${place}`, async () => {
    if (await use(folder)) return folder;
    const unfinished = path.join(STORE, `${name}.unfinished`);
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    try {
      await run(
        process.execPath,
        [path.join(ROOT, 'node_modules/.bin/rspress'), 'build', '--config', config],
        {
          cwd: path.dirname(config),
          env: { PATH, HOME, ...env, NODE_ENV: 'production', [variable]: unfinished },
          maxBuffer: 16 * 1024 * 1024,
        },
      );
      await rename(unfinished, folder);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
    await forgetOld(name);
    return folder;
  });
}
