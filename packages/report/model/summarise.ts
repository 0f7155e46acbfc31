import type { ReportModel } from './ReportModel';

/** The numbers of a build. */
export interface ReportSummary {
  readonly files: number;
  readonly bytes: number;
  /** Sum of the files that have one. */
  readonly gzipBytes: number;
  readonly jsBytes: number;
  /** Scripts that entries load at start, and those that come later. */
  readonly initialJsBytes: number;
  readonly asyncJsBytes: number;
  readonly modules: number;
  readonly packages: number;
  /** Names that more than one package has. */
  readonly duplicates: number;
  readonly findings: number;
  /** From the first stage to the last; `minify` runs inside another and is not added. 0 when the report has no stages. */
  readonly buildMs: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Adds up a report.
 * @param report the model
 * @returns bytes, milliseconds and counts
 */
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
