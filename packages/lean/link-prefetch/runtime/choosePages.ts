import type { RouteEntry } from '../../route-manifest/RouteEntry';
import { pathKey } from '../../route-manifest/runtime/pathKey';

/**
 * Chooses pages to fetch before they are asked for: as many of the first ones as there is room for. One that is too large
 * is left out, and smaller ones behind it are taken.
 * @param list the pages of the language, by their key
 * @param paths paths of pages, the likeliest first; those of no page count for nothing
 * @param room bytes that may be fetched
 * @param known paths of pages that have been fetched
 * @returns rows of the chosen pages, and the bytes that are left
 */
export function choosePages(
  list: ReadonlyMap<string, RouteEntry>,
  paths: readonly string[],
  room: number,
  known: ReadonlySet<string>,
): { readonly rows: readonly RouteEntry[]; readonly left: number } {
  const rows = new Set<RouteEntry>();
  let left = room;
  for (const path of paths) {
    const row = list.get(pathKey(path));
    if (!row || rows.has(row) || known.has(row[0]) || row[4] > left) continue;
    rows.add(row);
    left -= row[4];
  }
  return { rows: [...rows], left };
}
