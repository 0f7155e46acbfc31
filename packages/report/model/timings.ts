import type { ReportLoader, ReportPlugin } from './ReportModel';
import type { ReportSections } from './sectionSchemas';

/** Finds the value of a key in a map. */
function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

/** A stretch of time, in ms. */
type Stretch = readonly [from: number, to: number];

/**
 * The time in which at least one of several stretches runs.
 * @param stretches in any order; one that ends before it begins counts nothing
 * @returns ms, one digit behind the point
 */
export function busyTime(stretches: readonly Stretch[]): number {
  const sorted = [...stretches].sort(([a], [b]) => a - b);
  let total = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const [from, to] of sorted) {
    if (to <= end || to <= from) continue;
    total += to - Math.max(from, end);
    end = to;
  }
  return Math.round(total * 10) / 10;
}

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

interface Calls {
  readonly files: Set<string>;
  readonly stretches: Stretch[];
}

const noCalls = (): Calls => ({ files: new Set(), stretches: [] });

/**
 * Adds up the calls of each loader.
 * @returns loaders, slowest first, each with its folders
 */
export function toLoaders(
  loader: NonNullable<ReportSections['loader']>,
  short: (path: string) => string,
): readonly ReportLoader[] {
  const byName = new Map<string, Calls & { readonly folders: Map<string, Calls> }>();
  for (const { resource, loaders } of loader) {
    const path = short(resource.path);
    for (const { loader: name, startAt, endAt } of loaders) {
      const calls = entryOf(byName, name, () => ({ ...noCalls(), folders: new Map<string, Calls>() }));
      for (const each of [calls, entryOf(calls.folders, folderOf(path), noCalls)]) {
        each.files.add(path);
        each.stretches.push([startAt, endAt]);
      }
    }
  }
  return [...byName]
    .map(([name, { files, stretches, folders }]) => ({
      name,
      files: files.size,
      calls: stretches.length,
      ms: busyTime(stretches),
      folders: [...folders]
        .map(([path, calls]) => ({ path, files: calls.files.size, ms: busyTime(calls.stretches) }))
        .sort((a, b) => b.ms - a.ms),
    }))
    .sort((a, b) => b.ms - a.ms);
}

/** Adds up the taps of each plugin. */
export function toPlugins(plugin: NonNullable<ReportSections['plugin']>): readonly ReportPlugin[] {
  const byName = new Map<string, { hooks: Set<string>; calls: number; ms: number }>();
  for (const [hook, taps] of Object.entries(plugin)) {
    for (const { tapName, costs } of taps) {
      const entry = entryOf(byName, tapName, () => ({ hooks: new Set<string>(), calls: 0, ms: 0 }));
      entry.hooks.add(hook);
      entry.calls += 1;
      entry.ms += Math.max(0, costs);
    }
  }
  return [...byName]
    .map(([name, { hooks, calls, ms }]) => ({ name, hooks: [...hooks], calls, ms: Math.round(ms * 10) / 10 }))
    .sort((a, b) => b.ms - a.ms);
}
