import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from './readManifest';

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
 * The folder of an installed package.
 * @param name package
 * @param from absolute path of the folder that asks for it
 * @param range what it asks for; an exact version is looked for in the folders of other packages too, where an
 * installation has put it that now would move it
 * @returns the folder that Node finds, or the first one with the exact version; undefined when there is none
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
