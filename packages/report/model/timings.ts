import { groupBy, sum } from './lists';
import type { ReportLoader, ReportPlugin } from './ReportModel';
import type { ReportSections } from './sectionSchemas';

interface Call {
  readonly name: string;
  readonly path: string;
  readonly startAt: number;
  readonly endAt: number;
}

/** One digit behind the point. */
const rounded = (ms: number) => Math.round(ms * 10) / 10;

const slowest = (a: { readonly ms: number }, b: { readonly ms: number }) => b.ms - a.ms;

/** Files of calls, and the time in which at least one of them runs; one that ends before it begins counts nothing. */
function timeOf(calls: readonly Call[]) {
  let ms = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { startAt, endAt } of [...calls].sort((a, b) => a.startAt - b.startAt)) {
    if (endAt <= end || endAt <= startAt) continue;
    ms += endAt - Math.max(startAt, end);
    end = endAt;
  }
  return { files: new Set(calls.map(({ path }) => path)).size, ms: rounded(ms) };
}

/** Adds up the calls of each loader; slowest first, as are its folders. */
export function toLoaders(
  loader: NonNullable<ReportSections['loader']>,
  short: (path: string) => string,
): readonly ReportLoader[] {
  const calls = loader.flatMap(({ resource, loaders }) => {
    const path = short(resource.path);
    return loaders.map(({ loader: name, startAt, endAt }): Call => ({ name, path, startAt, endAt }));
  });
  const folderOf = ({ path }: Call) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return [...groupBy(calls, ({ name }) => name)]
    .map(([name, own]) => ({
      name,
      calls: own.length,
      ...timeOf(own),
      folders: [...groupBy(own, folderOf)].map(([path, some]) => ({ path, ...timeOf(some) })).sort(slowest),
    }))
    .sort(slowest);
}

/** Adds up the taps of each plugin; slowest first. */
export function toPlugins(plugin: NonNullable<ReportSections['plugin']>): readonly ReportPlugin[] {
  const taps = Object.entries(plugin).flatMap(([hook, all]) => all.map((tap) => ({ hook, ...tap })));
  return [...groupBy(taps, ({ tapName }) => tapName)]
    .map(([name, own]) => ({
      name,
      hooks: [...new Set(own.map(({ hook }) => hook))],
      calls: own.length,
      ms: rounded(sum(own.map(({ costs }) => Math.max(0, costs)))),
    }))
    .sort(slowest);
}
