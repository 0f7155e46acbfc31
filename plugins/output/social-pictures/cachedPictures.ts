import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { readFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../../shared/replaceFile';

/** Pictures that no build used for so long are removed. */
const UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

/** Packages that a picture depends on, beside the code of this folder. */
const PACKAGES = ['satori', 'sharp', '@fontsource/noto-sans-sc'];

/** What draws, as text: the same pictures come of the same text. */
export function drawnWith(root: string): string {
  const manifests = PACKAGES.map((name) => path.join(root, 'node_modules', name, 'package.json'));
  const code = readdirSync(import.meta.dirname).map((name) => path.join(import.meta.dirname, name));
  const texts = [...manifests, ...code.sort()].map((file) => readFileSync(file, 'utf8'));
  return JSON.stringify([process.platform, process.arch, ...texts]);
}

async function removeUnused(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const { mtimeMs = now } = await stat(file).catch(() => ({ mtimeMs: undefined }));
    if (now - mtimeMs > UNUSED_MS) await rm(file, { force: true });
  }
}

/**
 * Keeps pictures between builds: drawing all of them takes a tenth of a build, and few change.
 * @param folder where they are cached
 * @param drawer what draws, as text
 * @returns function that gives the picture of a description; it asks for a drawing when none is cached
 */
export function cachedPictures(
  folder: string,
  drawer: string,
): (description: string, draw: () => Promise<Buffer>) => Promise<Buffer> {
  void removeUnused(folder, Date.now());
  return async (description, draw) => {
    const hash = createHash('sha256').update(drawer).update('\0').update(description).digest('hex');
    const file = path.join(folder, `${hash}.png`);
    const cached = await readFile(file).catch(() => undefined);
    if (cached) {
      const now = new Date();
      await utimes(file, now, now).catch(() => undefined);
      return cached;
    }
    const picture = await draw();
    await replaceFile(file, picture);
    return picture;
  };
}
