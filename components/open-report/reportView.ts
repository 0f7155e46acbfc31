import {
  compare,
  explain,
  summarise,
  type Comparison,
  type ReportAsset,
  type ReportModel,
  type ReportPackage,
} from '../../packages/report';
import type { Lang } from '../../site/languages';
import { ruleWords } from '../../site/messages/messages';
import { REPORT_MARKDOWN_WORDS } from '../../site/words/reportMarkdown';

/** Rows of a table that the page gets, and entries of a list in a finding: what can be searched without a pause. */
export const ROWS = 1000;
const FINDINGS = 50;

export const explained = (report: ReportModel, lang: Lang) =>
  explain(report, (code) => ruleWords(code, lang));

type OutputKind = Exclude<ReportAsset['kind'], 'js'> | 'initialJs' | 'asyncJs' | 'otherJs';

const kindOf = ({ kind, initial }: ReportAsset): OutputKind => {
  if (kind !== 'js') return kind;
  return initial === undefined ? 'otherJs' : initial ? 'initialJs' : 'asyncJs';
};

function toKinds(assets: readonly ReportAsset[]) {
  const kinds = [...new Set(assets.map(kindOf))].map((kind) => {
    const own = assets.filter((asset) => kindOf(asset) === kind);
    const sum = (size: 'bytes' | 'gzipBytes') => own.reduce((total, asset) => total + (asset[size] ?? 0), 0);
    return { kind, files: own.length, bytes: sum('bytes'), gzipBytes: sum('gzipBytes') };
  });
  return kinds.sort((a, b) => b.bytes - a.bytes);
}

/** Packages with several copies, those first whose smaller copies are large: they are what could go. */
function toDuplicates({ packages }: ReportModel): readonly ReportPackage[] {
  const spare = new Map<string, number>();
  // Largest first, so that the first copy is the one that stays.
  for (const { name, duplicate, bundledBytes } of packages)
    if (duplicate) spare.set(name, spare.has(name) ? (spare.get(name) ?? 0) + bundledBytes : 0);
  const names = [...spare.keys()].sort((a, b) => (spare.get(b) ?? 0) - (spare.get(a) ?? 0));
  return names.flatMap((name) => packages.filter((each) => each.name === name));
}

const cut = <Lists extends object>(lists: Lists): Lists =>
  Object.fromEntries(
    Object.entries(lists).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, ROWS) : value]),
  ) as Lists;

const firstOf = <Item>(items: readonly Item[]) => items.slice(0, FINDINGS);

const toComparison = (comparison: Comparison): Comparison => ({
  ...cut(comparison),
  findings: comparison.findings.map((change) => ({
    ...change,
    added: firstOf(change.added),
    removed: firstOf(change.removed),
  })),
});

/** What the page shows of a report, and of an earlier one, with explanations in a language. */
export function toView(report: ReportModel, lang: Lang, earlier?: ReportModel) {
  const { assets, modules, packages, loaders, plugins } = report;
  return {
    build: { ...report.build, name: report.build.name || REPORT_MARKDOWN_WORDS.nameless[lang] },
    empty: report.empty,
    skipped: [report, earlier].flatMap((each) => each?.skipped ?? []),
    summary: summarise(report),
    rules: explained(report, lang).map((rule) => ({
      ...rule,
      count: rule.findings.length,
      findings: firstOf(rule.findings),
      modules: firstOf(rule.modules),
      packages: firstOf(rule.packages),
    })),
    kinds: toKinds(assets),
    ...cut({ assets, modules, packages, plugins, duplicates: toDuplicates(report) }),
    loaders: loaders.slice(0, ROWS).map((loader) => ({ ...loader, folders: firstOf(loader.folders) })),
    /** How long the lists were before they were cut. */
    totals: {
      assets: assets.length,
      modules: modules.length,
      packages: packages.length,
      loaders: loaders.length,
      plugins: plugins.length,
    },
    comparison: earlier && toComparison(compare(earlier, report)),
  };
}

/** What the page shows of a report: the largest of each kind, so that handing it over takes no time. */
export type ReportView = ReturnType<typeof toView>;
