import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ARCHIVES } from '../site/examples';

const ROOT = path.resolve(import.meta.dirname, '..');

const { lockfileVersion, packages } = JSON.parse(
  readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
) as { readonly lockfileVersion: number; readonly packages: Readonly<Record<string, object>> };

/** Packages of the workspace at the places that they would have in the example alone: its own lie over the common ones. */
function seedOf(example: string) {
  const below = (folder: string) =>
    Object.entries(packages).flatMap(([place, entry]) =>
      place.startsWith(`${folder}node_modules/`) && !('link' in entry)
        ? [[place.slice(folder.length), entry] as const]
        : [],
    );
  const own = below(`examples/${example}/`);
  // What lies below a common package is of its version.
  const common = below('').filter(([place]) => !own.some(([above]) => place.startsWith(`${above}/`)));
  return { lockfileVersion, packages: { '': {}, ...Object.fromEntries([...common, ...own]) } };
}

/**
 * Writes the lockfile of each example that readers download. npm keeps none for a workspace, and resolved anew, an
 * example would be built with newer packages than its live report: so npm cuts the lockfile of the project down to
 * the example.
 */
for (const example of ARCHIVES) {
  const work = mkdtempSync(path.join(tmpdir(), 'lock-'));
  const [manifest, lockfile] = ['package.json', 'package-lock.json'] as const;
  copyFileSync(path.join(ROOT, 'examples', example, manifest), path.join(work, manifest));
  writeFileSync(path.join(work, lockfile), JSON.stringify(seedOf(example)));
  // The lock names no host: it is read on machines with other registries.
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--omit-lockfile-registry-resolved'];
  execFileSync('npm', ['install', '--package-lock-only', ...quiet], { cwd: work, stdio: 'inherit' });
  copyFileSync(path.join(work, lockfile), path.join(ROOT, 'examples', example, lockfile));
  rmSync(work, { recursive: true });
}
