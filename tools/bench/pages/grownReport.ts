import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readReportData } from '../../../packages/report/readReportData';
import { PROJECT } from '../project';

/** A report of a real build, as the examples keep it. */
const KEPT = path.join(PROJECT, 'examples/reports/rspack-app.html');

/** Lists that grow with a build: section, or section and field. */
const LISTS = [
  'errors',
  'resolver',
  'loader',
  'moduleGraph.modules',
  'moduleGraph.dependencies',
  'packageGraph.packages',
  'packageGraph.dependencies',
];

/** Fields with numbers of modules, packages and dependencies; chunks are named by texts. */
const NUMBERED = new Set([
  'id',
  'module',
  'modules',
  'imported',
  'dependency',
  'dependencies',
  'originDependency',
  'refDependency',
  'package',
]);

/** More than there are numbers of one kind. */
const STEP = 1000;

type Json = Readonly<Record<string, unknown>>;

/** The same files once more, in a folder of their own and under numbers of their own. */
function copyOf(value: unknown, round: number, root: string, key = ''): unknown {
  if (typeof value === 'string') return value.replaceAll(`${root}/`, `${root}/part-${round}/`);
  if (typeof value === 'number') return NUMBERED.has(key) ? value + round * STEP : value;
  if (Array.isArray(value)) return value.map((item) => copyOf(item, round, root, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, copyOf(inner, round, root, name)]),
  );
}

/**
 * Grows a report of a real build as if the project had its source files and packages many times over.
 * @param bytes how large the text shall be at least
 * @returns `rsdoctor-data.json`
 * @throws Error when the report no longer has one of the lists
 */
export function grownReport(bytes: number): string {
  const data = readReportData(readFileSync(KEPT, 'utf8')) as Record<string, Json>;
  const root = String(data.root);
  const clientRoutes = ['Overall'];
  const rounds = Math.ceil(bytes / JSON.stringify({ data, clientRoutes }).length);
  const grow = (list: unknown): unknown[] => {
    if (!Array.isArray(list)) throw new Error(`${KEPT} has another form than is known. Correct LISTS.`);
    return Array.from({ length: rounds }, (_, round) =>
      round === 0 ? list : (copyOf(list, round, root) as unknown[]),
    ).flat();
  };
  for (const list of LISTS) {
    const [section = '', field] = list.split('.');
    const whole = data[section];
    Object.assign(data, { [section]: field ? { ...whole, [field]: grow(whole?.[field]) } : grow(whole) });
  }
  // A module counts for the output only in a chunk.
  const { chunks } = data.chunkGraph as { readonly chunks: readonly Json[] };
  const all = chunks.map((chunk) => ({
    ...chunk,
    modules: Array.from({ length: rounds }, (_, round) =>
      copyOf(chunk.modules, round, root, 'modules'),
    ).flat(),
  }));
  return JSON.stringify({ data: { ...data, chunkGraph: { ...data.chunkGraph, chunks: all } }, clientRoutes });
}
