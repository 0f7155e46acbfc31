import { busyTime, type Stretch } from './busyTime';
import { entryOf } from './entryOf';
import type { ReportLoader } from './ReportModel';
import type { ReportSections } from './sectionSchemas';

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

interface Calls {
  readonly files: Set<string>;
  readonly stretches: Stretch[];
}

const noCalls = (): Calls => ({ files: new Set(), stretches: [] });

/**
 * Adds up the calls of each loader.
 * @param loader the section `loader`
 * @param short gives a path below the root
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
