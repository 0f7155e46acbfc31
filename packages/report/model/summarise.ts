import { sum } from './lists';
import type { ReportModel, ReportPart } from './ReportModel';

/** The numbers of a build. */
export interface ReportSummary {
  readonly files: number;
  readonly bytes: number;
  /** Sum of the files that have one. */
  readonly gzipBytes: number;
  readonly jsBytes: number;
  readonly initialJsBytes: number;
  readonly asyncJsBytes: number;
  readonly modules: number;
  readonly packages: number;
  readonly duplicates: number;
  readonly findings: number;
  /** From the first stage to the last; `minify` runs inside another and is not added. 0 when the report has no stages. */
  readonly buildMs: number;
}

/** Adds up a report. */
export function summarise({ assets, modules, packages, findings, build }: ReportModel): ReportSummary {
  const scripts = assets.filter(({ kind }) => kind === 'js');
  const initial = scripts.filter((asset) => asset.initial === true);
  const stages = build.stages.filter(({ name }) => !name.startsWith('minify'));
  return {
    files: assets.length,
    bytes: sum(assets.map(({ bytes }) => bytes)),
    gzipBytes: sum(assets.map(({ gzipBytes }) => gzipBytes ?? 0)),
    jsBytes: sum(scripts.map(({ bytes }) => bytes)),
    initialJsBytes: sum(initial.map(({ bytes }) => bytes)),
    asyncJsBytes: sum(scripts.filter((asset) => asset.initial === false).map(({ bytes }) => bytes)),
    modules: new Set(modules.map(({ path }) => path)).size,
    packages: packages.length,
    duplicates: new Set(packages.flatMap(({ name, duplicate }) => (duplicate ? [name] : []))).size,
    findings: findings.length,
    buildMs: sum(stages.map(({ ms }) => ms)),
  };
}

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
