import type { RawFinding } from './sectionSchemas';
import { sum } from './lists';
import type { ReportFinding } from './ReportModel';

/** Looks sizes in the output up: of one copy of a module, of a package; paths as the report has them. */
export interface CostSources {
  readonly bytesOf: (path: string) => number;
  readonly packageBytes: (root: string) => number | undefined;
  readonly namedBytes: (name: string, version: string) => number | undefined;
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/** `babel-loader has processed 154 node_modules files (costs: 12.1s).` */
function msIn(description: string): number | undefined {
  const [, number, unit = ''] = /\(costs: (\d{1,9}(?:\.\d{1,9})?)(ms|s|m)\)/.exec(description) ?? [];
  return number === undefined ? undefined : Math.round(Number(number) * (UNITS[unit] ?? 1));
}

/** Every copy but the largest could go. */
function copiesOf(finding: RawFinding, { packageBytes }: CostSources): number | undefined {
  const sizes = finding.packages?.map(
    ({ target, targetSize }) => packageBytes(target.root ?? '') ?? targetSize?.parsedSize ?? 0,
  );
  return sizes && sizes.length > 1 ? sum(sizes) - Math.max(...sizes) : undefined;
}

const repeats = (count: number | undefined) => Math.max(0, (count ?? 0) - 1);

/** What a finding costs the build: bytes of the output that it is about, or time. */
function findingCosts(
  finding: RawFinding,
  sources: CostSources,
): { readonly bytes?: number | undefined; readonly ms?: number | undefined } {
  const { bytesOf } = sources;
  switch (finding.code) {
    case 'E1001':
      return { bytes: copiesOf(finding, sources) };
    case 'E1002': {
      const copies = finding.chunks?.map(({ module, chunks }) =>
        module ? bytesOf(module.path) * repeats(chunks?.length) : 0,
      );
      return { bytes: copies && sum(copies) };
    }
    case 'E1003':
      return { ms: msIn(finding.description ?? '') };
    case 'E1006': {
      const { module, initialChunks = [], asyncChunks = [] } = finding;
      return { bytes: module && bytesOf(module.path) * repeats(initialChunks.length + asyncChunks.length) };
    }
    case 'E1007':
      return { bytes: finding.module && bytesOf(finding.module.path) };
    case 'E1008':
      return { bytes: finding.requiredModule && bytesOf(finding.requiredModule.path) };
    case 'E1009':
      return { bytes: sources.namedBytes(finding.packageName ?? '', finding.packageVersion ?? '') };
    default:
      return {};
  }
}

/** The escapes that colour a terminal. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]{0,20}m`, 'g');
const MAX_NAMES = 200;

const unique = (names: readonly (string | undefined)[]) =>
  [...new Set(names.filter((name) => name !== undefined && name !== ''))].slice(0, MAX_NAMES) as string[];

const named = (name: string | undefined, version: string | null | undefined) =>
  name && version ? `${name}@${version}` : name;

/** Makes findings of what the analyzer wrote; on Rspack, every one comes once more as a warning of the bundler. */
export function toFindings(
  errors: readonly RawFinding[],
  sources: CostSources,
  short: (path: string) => string,
  plain: (text: string) => string,
): readonly ReportFinding[] {
  return errors
    .filter(({ code }) => /^(?:E\d{4}|EXTEND)$/.test(code))
    .map((error) => {
      const { code, title, level = 'warn', description, module, issuerModule, requiredModule } = error;
      const modules = [
        ...(error.chunks ?? []).map((chunk) => chunk.module?.path),
        ...[module, issuerModule, requiredModule, error.resolvedModule, ...(error.issuers ?? [])].map(
          (each) => each?.path,
        ),
        error.error?.source?.path,
      ];
      const packages = [
        ...(error.packages ?? []).map(({ target }) => `${target.name}@${target.version}`),
        named(error.package?.name, error.package?.version),
        named(error.packageName, error.packageVersion),
      ];
      return {
        code,
        title,
        level,
        description: plain((description ?? title).replace(COLOURS, '')),
        ...findingCosts(error, sources),
        modules: unique(modules.map((path) => path && short(path))),
        packages: unique(packages),
      };
    });
}
