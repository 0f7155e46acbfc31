import path from 'node:path';
import { locatePackage } from './locatePackage';
import { readManifest, type Manifest } from './readManifest';

/** Where a package lies now, and its place below the new project, such as `node_modules/a/node_modules/b`. */
export interface PackagePlace {
  readonly from: string;
  readonly to: string;
}

/** A package that a project or another package asks for. */
interface Wanted {
  readonly name: string;
  /** Version that the project itself pins; packages below it take what is near them. */
  readonly version?: string | undefined;
  readonly optional: boolean;
  /** A peer is whatever the project itself installed under that name. */
  readonly peer: boolean;
}

const at = (place: string, name: string) => path.posix.join(place, 'node_modules', name);

function wantedBy(manifest: Manifest, isProject: boolean): readonly Wanted[] {
  const names = (table: Readonly<Record<string, string>> | undefined, optional: boolean, peer: boolean) =>
    Object.entries(table ?? {}).map(([name, version]) => ({
      name,
      optional,
      peer,
      ...(isProject && { version }),
    }));
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
 * @param manifest its `package.json`; another one plans what would be installed with that. Each version that it pins
 * must lie somewhere in the workspace, and a name in `overrides` is the project's own for every package.
 * @returns each package once per place; direct dependencies lie at the top
 * @throws Error naming package and fix when one is not installed
 */
export function planPackages(project: string, manifest = readManifest(project)): readonly PackagePlace[] {
  const overridden = manifest.overrides ?? {};
  const placed = new Map<string, string>();
  const queue = [{ from: project, place: '' }];
  for (const { from, place } of queue) {
    const wanted = from === project ? wantedBy(manifest, true) : wantedBy(readManifest(from), false);
    for (const { name, version, optional, peer } of wanted) {
      const source = locatePackage(name, name in overridden ? project : from, version);
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
