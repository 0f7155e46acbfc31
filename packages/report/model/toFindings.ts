import { findingCosts, type CostSources } from './findingCosts';
import type { ReportFinding } from './ReportModel';
import type { RawFinding } from './sectionSchemas';

/** The escapes that colour a terminal. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]{0,20}m`, 'g');
/** On Rspack, every finding comes once more as a warning of the bundler. */
const REPEATED = /\[(?:E\d{4}|EXTEND):\w+:/;
/** Names that a finding lists at most. */
const MOST_NAMES = 200;

const unique = (names: readonly (string | undefined)[]) =>
  [...new Set(names.filter((name) => name !== undefined && name !== ''))].slice(0, MOST_NAMES) as string[];

/** What `toFindings` returns. */
export interface FindingsRead {
  readonly findings: readonly ReportFinding[];
  readonly bundlerMessages: number;
}

/**
 * Makes findings of what the analyzer wrote.
 * @param errors the section `errors`
 * @param sources what costs are looked up in
 * @param short gives a path below the root
 * @param plain gives a text whose paths are below the root
 */
export function toFindings(
  errors: readonly RawFinding[],
  sources: CostSources,
  short: (path: string) => string,
  plain: (text: string) => string,
): FindingsRead {
  let bundlerMessages = 0;
  const findings: ReportFinding[] = [];
  for (const error of errors) {
    const text = (error.description ?? error.title).replace(COLOURS, '');
    if (!/^(?:E\d{4}|EXTEND)$/.test(error.code)) {
      if (!REPEATED.test(text)) bundlerMessages += 1;
      continue;
    }
    const modules = [
      ...(error.chunks?.map(({ module }) => module?.path) ?? []),
      error.module?.path,
      error.issuerModule?.path,
      error.requiredModule?.path,
      error.resolvedModule?.path,
      ...(error.issuers?.map(({ path }) => path) ?? []),
      error.error?.source?.path,
    ];
    const packages = [
      ...(error.packages?.map(({ target }) => `${target.name}@${target.version}`) ?? []),
      error.package &&
        (error.package.version ? `${error.package.name}@${error.package.version}` : error.package.name),
      error.packageName &&
        (error.packageVersion ? `${error.packageName}@${error.packageVersion}` : error.packageName),
    ];
    findings.push({
      code: error.code,
      title: error.title,
      level: error.level ?? 'warn',
      description: plain(text),
      ...findingCosts(error, sources),
      modules: unique(modules.map((path) => path && short(path))),
      packages: unique(packages),
    });
  }
  return { findings, bundlerMessages };
}
