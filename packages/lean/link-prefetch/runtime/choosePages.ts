import type { RouteEntry } from '../../route-manifest/RouteEntry';
import { pathKey } from '../../route-manifest/runtime/fetchManifest';

/**
 * Chooses pages to fetch before they are asked for: as many of the first ones as there is room for. One that is too large
 * is left out, and smaller ones behind it are taken.
 * @param list the pages of the language, by their key
 * @param paths paths of pages, the likeliest first; those of no page count for nothing
 * @param room bytes that may be fetched
 * @param known paths of pages that have been fetched
 * @param isThere whether a file has been fetched, with another page: it takes no room again
 * @returns rows of the chosen pages, and the bytes that are left
 */
export function choosePages(
  list: ReadonlyMap<string, RouteEntry>,
  paths: readonly string[],
  room: number,
  known: ReadonlySet<string>,
  isThere: (file: string) => boolean,
): { readonly rows: readonly RouteEntry[]; readonly left: number } {
  const rows = new Set<RouteEntry>();
  const files = new Set<string>();
  let left = room;
  for (const path of paths) {
    const row = list.get(pathKey(path));
    if (!row || rows.has(row) || known.has(row[0])) continue;
    const [, , , own, weights] = row;
    const weight = own.reduce(
      (sum, file, at) => (files.has(file) || isThere(file) ? sum : sum + (weights[at] ?? 0)),
      0,
    );
    if (weight > left) continue;
    rows.add(row);
    for (const file of own) files.add(file);
    left -= weight;
  }
  return { rows: [...rows], left };
}
