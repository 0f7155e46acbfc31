import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

type Table<Value = string> = Readonly<Record<string, Value>>;

export interface Manifest {
  readonly version?: string;
  readonly bin?: string | Table;
  readonly scripts?: Table;
  readonly dependencies?: Table;
  readonly devDependencies?: Table;
  readonly optionalDependencies?: Table;
  readonly peerDependencies?: Table;
  readonly peerDependenciesMeta?: Table<{ readonly optional?: boolean }>;
  readonly overrides?: Table;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

const isPackage = (folder: string) => existsSync(path.join(folder, 'package.json'));

/** Folders of the packages that lie directly in a `node_modules` folder, scoped ones included. */
function packagesIn(modules: string): readonly string[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules).flatMap((name) => {
    const folder = path.join(modules, name);
    return name.startsWith('@') ? readdirSync(folder).map((inner) => path.join(folder, inner)) : [folder];
  });
}

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
  const inside = (places: readonly string[]) => places.map((each) => path.join(each, name)).filter(isPackage);
  const near = inside(modules);
  if (!/^\d+\.\d+\.\d+$/.test(range)) return near[0];
  const fits = (place: string) => readManifest(place).version === range;
  const far = () => modules.flatMap(packagesIn).map((owner) => path.join(owner, 'node_modules'));
  return near.find(fits) ?? inside(far()).find(fits);
}

interface Wanted {
  readonly name: string;
  /** What the project itself asks for; packages below it take what is near them. */
  readonly range?: string | undefined;
  readonly optional?: boolean;
  /** A peer is whatever the project itself installed under that name. */
  readonly peer?: boolean;
}

function wantedBy(manifest: Manifest, isProject: boolean): readonly Wanted[] {
  const { dependencies, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta } = manifest;
  const own = { ...dependencies, ...(isProject && manifest.devDependencies), ...optionalDependencies };
  return [
    ...Object.entries(own).map(([name, range]) => ({
      name,
      range: isProject ? range : undefined,
      optional: name in optionalDependencies,
    })),
    ...Object.keys(peerDependencies)
      .filter((name) => !peerDependenciesMeta?.[name]?.optional)
      .map((name) => ({ name, peer: true })),
  ];
}

const at = (place: string, name: string) => path.posix.join(place, 'node_modules', name);

/** Places at which a package in `place` looks for others: its own `node_modules` first, the project's last. */
const scopesOf = (place: string): readonly string[] =>
  place === ''
    ? ['']
    : [place, ...scopesOf(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))))];

/**
 * Plans a `node_modules` folder for one project of a workspace, as an installation of that project alone would have it.
 * A workspace keeps most packages in a folder above the project; a report would show that path. Each version that the
 * manifest pins must lie somewhere in the workspace, and a name in `overrides` is the project's own for every package.
 * @returns where each package lies now, and its place such as `node_modules/a/node_modules/b`
 */
export function planPackages(project: string, manifest: Manifest) {
  const placed = new Map<string, string>();
  const queue = [{ from: project, place: '' }];
  for (const { from, place } of queue) {
    const isProject = from === project;
    for (const { name, range, optional, peer } of wantedBy(
      isProject ? manifest : readManifest(from),
      isProject,
    )) {
      const source = locatePackage(name, name in (manifest.overrides ?? {}) ? project : from, range);
      const near = scopesOf(place).find((scope) => placed.has(at(scope, name)));
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

/**
 * Makes a folder with the same files, without packages inside it. No symbolic links: Node and bundlers would show the
 * path behind them. A hard link takes no space; where there can be none (another disk), the file is copied.
 */
export async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await Promise.all(
    (await readdir(from, { withFileTypes: true })).map(async (entry) => {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
      if (!entry.isDirectory()) await link(source, target).catch(() => copyFile(source, target));
      else if (entry.name !== 'node_modules') await linkFolder(source, target);
    }),
  );
}
