import {
  explain,
  summarise,
  type Comparison,
  type ReportAsset,
  type ReportModel,
} from '../../packages/report';
import type { Lang } from '../../site/languages';
import { ruleWords } from '../../site/messages/ruleWords';
import { REPORT_MARKDOWN_WORDS } from '../../site/words/reportMarkdown';
import type { OutputKind, ReportView } from './types';

/** Rows of a table that the page gets, and entries of a list in a finding: what can be searched without a pause. */
export const ROWS = 1000;
const FINDINGS = 50;

const largest = <Row>(rows: readonly Row[]): readonly Row[] => rows.slice(0, ROWS);

/** The findings of a report, explained in a language. */
export const explained = (report: ReportModel, lang: Lang) =>
  explain(report, (code) => ruleWords(code, lang));

const kindOf = ({ kind, initial }: ReportAsset): OutputKind['kind'] => {
  if (kind !== 'js') return kind;
  return initial === undefined ? 'otherJs' : initial ? 'initialJs' : 'asyncJs';
};

function toKinds(assets: readonly ReportAsset[]): readonly OutputKind[] {
  const byKind = new Map<OutputKind['kind'], OutputKind>();
  for (const asset of assets) {
    const kind = kindOf(asset);
    const { files = 0, bytes = 0, gzipBytes = 0 } = byKind.get(kind) ?? {};
    byKind.set(kind, {
      kind,
      files: files + 1,
      bytes: bytes + asset.bytes,
      gzipBytes: gzipBytes + (asset.gzipBytes ?? 0),
    });
  }
  return [...byKind.values()].sort((a, b) => b.bytes - a.bytes);
}

/** Packages with several copies, those first whose smaller copies are large: they are what could go. */
function toDuplicates({ packages }: ReportModel): ReportView['duplicates'] {
  const byName = new Map<string, ReportModel['packages'][number][]>();
  for (const each of packages) {
    if (each.duplicate) byName.set(each.name, [...(byName.get(each.name) ?? []), each]);
  }
  const spare = ([, ...others]: ReportModel['packages']) =>
    others.reduce((sum, { bundledBytes }) => sum + bundledBytes, 0);
  return [...byName.values()].sort((a, b) => spare(b) - spare(a)).flat();
}

const toComparison = (comparison: Comparison): Comparison => ({
  ...comparison,
  assets: largest(comparison.assets),
  packages: largest(comparison.packages),
  modules: largest(comparison.modules),
  stages: largest(comparison.stages),
  loaders: largest(comparison.loaders),
  plugins: largest(comparison.plugins),
  findings: comparison.findings.map((change) => ({
    ...change,
    added: change.added.slice(0, FINDINGS),
    removed: change.removed.slice(0, FINDINGS),
  })),
});

/**
 * What the page shows of a report.
 * @param report the model
 * @param lang language of the explanations
 * @param comparison with an earlier report
 */
export function toView(report: ReportModel, lang: Lang, comparison?: Comparison): ReportView {
  const { assets, modules, packages, loaders, plugins } = report;
  return {
    build: { ...report.build, name: report.build.name || REPORT_MARKDOWN_WORDS.nameless[lang] },
    empty: report.empty,
    summary: summarise(report),
    rules: explained(report, lang).map((rule) => ({
      ...rule,
      count: rule.findings.length,
      findings: rule.findings.slice(0, FINDINGS),
      modules: rule.modules.slice(0, FINDINGS),
      packages: rule.packages.slice(0, FINDINGS),
    })),
    kinds: toKinds(assets),
    assets: largest(assets),
    modules: largest(modules),
    packages: largest(packages),
    duplicates: largest(toDuplicates(report)),
    loaders: largest(loaders).map((loader) => ({ ...loader, folders: loader.folders.slice(0, FINDINGS) })),
    plugins: largest(plugins),
    totals: {
      assets: assets.length,
      modules: modules.length,
      packages: packages.length,
      loaders: loaders.length,
      plugins: plugins.length,
    },
    comparison: comparison && toComparison(comparison),
  };
}
