import { existsSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from './readManifest';

/** Where a package lies now, and its place below the new project, such as `node_modules/a/node_modules/b`. */
export interface PackagePlace {
  readonly from: string;
  readonly to: string;
}

/** A package that a project or another package asks for. */
interface Wanted {
  readonly name: string;
  readonly optional: boolean;
  /** A peer is whatever the project itself installed under that name. */
  readonly peer: boolean;
}

const at = (place: string, name: string) => path.posix.join(place, 'node_modules', name);

/** The folder that Node finds for a package name, seen from a folder. */
function locate(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(from);
  return parent === from ? undefined : locate(name, parent);
}

function wantedBy(folder: string, isProject: boolean): readonly Wanted[] {
  const manifest = readManifest(folder);
  const names = (table: object | undefined, optional: boolean, peer: boolean) =>
    Object.keys(table ?? {}).map((name) => ({ name, optional, peer }));
  const optionalPeers = manifest.peerDependenciesMeta ?? {};
  return [
    ...names(manifest.dependencies, false, false).filter(
      ({ name }) => !(name in (manifest.optionalDependencies ?? {})),
    ),
    ...(isProject ? names(manifest.devDependencies, false, false) : []),
    ...names(manifest.optionalDependencies, true, false),
    ...names(manifest.peerDependencies, false, true).filter(({ name }) => !optionalPeers[name]?.optional),
  ];
}

/** Places at which a package in `place` looks for others: its own `node_modules` first, the project's last. */
const scopesOf = (place: string): readonly string[] =>
  place === ''
    ? ['']
    : [place, ...scopesOf(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))))];

/**
 * Plans a `node_modules` folder for one project of a workspace, as an installation of that project alone would have it.
 * A workspace keeps most packages in a folder above the project; a report would show that path.
 * @param project absolute path of the project, with everything installed
 * @returns each package once per place; direct dependencies lie at the top
 * @throws Error naming package and fix when one is not installed
 */
export function planPackages(project: string): readonly PackagePlace[] {
  const placed = new Map<string, string>();
  const queue = [{ from: project, place: '' }];
  for (const { from, place } of queue) {
    for (const { name, optional, peer } of wantedBy(from, from === project)) {
      const source = locate(name, from);
      const scopes = scopesOf(place);
      const near = scopes.find((scope) => placed.has(at(scope, name)));
      if (near !== undefined && (peer || placed.get(at(near, name)) === source)) continue;
      if (source === undefined) {
        if (optional) continue;
        throw new Error(
          `${path.join(from, 'package.json')}: package "${name}" is not installed; run \`npm ci\`.`,
        );
      }
      const to = at(near === undefined ? '' : place, name);
      placed.set(to, source);
      queue.push({ from: source, place: to });
    }
  }
  return [...placed].map(([to, from]) => ({ from, to }));
}
