import { sum } from './lists';
import type { ReportModel, ReportPart } from './ReportModel';

/** The numbers of a build. `minify` runs inside another stage and is not added. */
export function summarise({ assets, modules, packages, findings, build }: ReportModel) {
  const scripts = assets.filter(({ kind }) => kind === 'js');
  const jsBytes = (initial: boolean) =>
    sum(scripts.filter((asset) => asset.initial === initial).map(({ bytes }) => bytes));
  const stages = build.stages.filter(({ name }) => !name.startsWith('minify'));
  return {
    files: assets.length,
    bytes: sum(assets.map(({ bytes }) => bytes)),
    gzipBytes: sum(assets.map(({ gzipBytes }) => gzipBytes ?? 0)),
    jsBytes: sum(scripts.map(({ bytes }) => bytes)),
    initialJsBytes: jsBytes(true),
    asyncJsBytes: jsBytes(false),
    modules: new Set(modules.map(({ path }) => path)).size,
    packages: packages.length,
    duplicates: new Set(packages.flatMap(({ name, duplicate }) => (duplicate ? [name] : []))).size,
    findings: findings.length,
    buildMs: sum(stages.map(({ ms }) => ms)),
  };
}

export type ReportSummary = Readonly<ReturnType<typeof summarise>>;

/** The part of a report that a number comes from. */
const PART_OF: Readonly<Record<keyof ReportSummary, ReportPart>> = {
  files: 'chunkGraph',
  bytes: 'chunkGraph',
  gzipBytes: 'chunkGraph',
  jsBytes: 'chunkGraph',
  initialJsBytes: 'chunks',
  asyncJsBytes: 'chunks',
  modules: 'moduleGraph',
  packages: 'packageGraph',
  duplicates: 'packageGraph',
  findings: 'errors',
  buildMs: 'summary',
};

/**
 * Whether reports say a number; otherwise its 0 would be made up.
 * @param builds their numbers; without the feature `bundle`, no size with gzip is computed
 */
export const isNumberKnown = (
  key: keyof ReportSummary,
  unknown: ReadonlySet<string>,
  ...builds: readonly ReportSummary[]
): boolean =>
  !unknown.has(PART_OF[key]) &&
  !(key === 'gzipBytes' && builds.some(({ bytes, gzipBytes }) => gzipBytes === 0 && bytes > 0));
