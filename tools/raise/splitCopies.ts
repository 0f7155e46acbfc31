/** What is read of `package-lock.json`. */
export interface Lock {
  /** By place, such as `node_modules/@rsdoctor/core`. */
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly dependencies?: Readonly<Record<string, string>> }>
  >;
}

/** What writes reports: the findings that one package makes are told by another one, which must know their class. */
const PLUGINS = ['@rsdoctor/rspack-plugin', '@rsdoctor/webpack-plugin'];

/** Where Node finds a package from a place: below it, or below what it is in. */
function placeOf({ packages }: Lock, from: string, name: string): string | undefined {
  const below = `${from && `${from}/`}node_modules/${name}`;
  if (below in packages || from === '') return below in packages ? below : undefined;
  return placeOf({ packages }, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

/** Places of all packages of the analyzer that a plugin loads, itself included. */
function loadedBy(lock: Lock, plugin: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (from: string, name: string): void => {
    const place = placeOf(lock, from, name);
    if (place === undefined || found.has(place)) return;
    found.add(place);
    const { dependencies = {} } = lock.packages[place] ?? {};
    for (const each of Object.keys(dependencies)) if (each.startsWith('@rsdoctor/')) visit(place, each);
  };
  visit('', plugin);
  return found;
}

const nameAt = (place: string): string => place.slice(place.lastIndexOf('@rsdoctor/'));

/**
 * Looks for packages of the analyzer that a plugin and its parts each have a copy of. A finding is then an error of an
 * unknown class to the part that writes it down: it lands under Custom Rules, without the code of its rule.
 * @param lock `package-lock.json`
 * @returns a line per plugin and package with places and fix; none when all is well
 */
export function splitCopies(lock: Lock): readonly string[] {
  return PLUGINS.flatMap((plugin) => {
    const places = [...loadedBy(lock, plugin)].sort();
    const names = [...new Set(places.map(nameAt))];
    return names.flatMap((name): string[] => {
      const copies = places.filter((place) => nameAt(place) === name);
      const [first = ''] = copies;
      if (copies.length < 2) return [];
      const version = lock.packages[first]?.version ?? '';
      return [
        `package-lock.json: ${plugin} gets ${copies.length} copies of ${name} (${copies.join(', ')}), so its reports lose the codes of their rules → add "${name}": "${version}" to devDependencies of package.json, and run npm install`,
      ];
    });
  });
}
