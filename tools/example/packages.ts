import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** What the examples need to know of a `package.json`. */
export interface Manifest {
  readonly version?: string;
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  /** Names that mean one version for everybody, whatever the packages ask for. */
  readonly overrides?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The `package.json` of a folder. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

const EXACT = /^\d+\.\d+\.\d+$/;

const isPackage = (folder: string) => existsSync(path.join(folder, 'package.json'));

/** Folders of the packages that lie directly in a `node_modules` folder, scoped ones included. */
function packagesIn(modules: string): readonly string[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules).flatMap((name) => {
    const folder = path.join(modules, name);
    return name.startsWith('@') ? readdirSync(folder).map((inner) => path.join(folder, inner)) : [folder];
  });
}

/** The folder and those above it. */
const chainOf = (from: string): readonly string[] => {
  const parent = path.dirname(from);
  return parent === from ? [from] : [from, ...chainOf(parent)];
};

/**
 * The folder of an installed package that a folder asks for: the one that Node finds. An exact version is looked for in
 * the folders of other packages too, where an installation has put it that now would move it.
 */
export function locatePackage(name: string, from: string, range = ''): string | undefined {
  const modules = chainOf(from).map((folder) => path.join(folder, 'node_modules'));
  const near = modules.map((folder) => path.join(folder, name)).filter(isPackage);
  if (!EXACT.test(range)) return near[0];
  const fits = (place: string) => readManifest(place).version === range;
  return (
    near.find(fits) ??
    modules
      .flatMap(packagesIn)
      .map((owner) => path.join(owner, 'node_modules', name))
      .filter(isPackage)
      .find(fits)
  );
}

/** Where a package lies now, and its place below the new project, such as `node_modules/a/node_modules/b`. */
interface PackagePlace {
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
 * A workspace keeps most packages in a folder above the project; a report would show that path. Another `package.json`
 * plans what would be installed with that: each version that it pins must lie somewhere in the workspace, and a name in
 * `overrides` is the project's own for every package.
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

/** A hard link takes no space; where there can be none (another disk), the file is copied. */
const linkFile = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to));

/**
 * Makes a folder with the same files, but for names to skip at any depth. No symbolic links: Node and bundlers would show
 * the path behind them.
 */
export async function linkFolder(from: string, to: string, skip: ReadonlySet<string>): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = (await readdir(from, { withFileTypes: true })).filter(({ name }) => !skip.has(name));
  await Promise.all(
    entries.map((entry) => {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
      return entry.isDirectory() ? linkFolder(source, target, skip) : linkFile(source, target);
    }),
  );
}
