import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Packages asked for in one call of npm. */
const BATCH = 20;

/** npm itself, and not its shell wrapper, which Windows cannot start directly. */
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * Downloads published versions of a package with npm and unpacks them; nothing of them is run.
 * @param name package without scope
 * @param versions its versions
 * @param folder an empty folder
 * @returns folder of each version: `<folder>/<version>/node_modules/@rsdoctor/<name>`
 * @throws Error when npm or tar fails, with their message
 */
export async function fetchPackages(
  name: string,
  versions: readonly string[],
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const archives = path.join(folder, 'archives', name);
  await mkdir(archives, { recursive: true });
  try {
    for (let at = 0; at < versions.length; at += BATCH) {
      const specs = versions.slice(at, at + BATCH).map((version) => `@rsdoctor/${name}@${version}`);
      await run(npm, ['pack', '--silent', '--pack-destination', archives, ...specs], { cwd: folder });
    }
    const packed = new Set(await readdir(archives));
    const found = new Map<string, string>();
    for (const version of versions) {
      const archive = `rsdoctor-${name}-${version}.tgz`;
      if (!packed.has(archive)) throw new Error(`npm did not fetch @rsdoctor/${name}@${version}`);
      const target = path.join(folder, version, 'node_modules/@rsdoctor', name);
      await mkdir(target, { recursive: true });
      await run('tar', ['-xzf', path.join(archives, archive), '-C', target, '--strip-components=1']);
      found.set(version, target);
    }
    return found;
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error);
    throw new Error(
      `site/contract/history.json:1 published versions of @rsdoctor/${name} cannot be read: ` +
        `${reason} → check the connection and the versions that the file lists`,
      { cause: error },
    );
  }
}
