import { explain, summarise, type Comparison, type ReportModel } from '../../packages/report';
import type { Lang } from '../../site/languages';
import { ruleWords } from '../../site/messages/ruleWords';
import type { ReportView } from './types';

/** Rows of a table that the page gets, and entries of a list in a finding. */
const ROWS = 500;
const FINDINGS = 50;

const largest = <Row>(rows: readonly Row[]): readonly Row[] => rows.slice(0, ROWS);

/** The findings of a report, explained in a language. */
export const explained = (report: ReportModel, lang: Lang) =>
  explain(report, (code) => ruleWords(code, lang));

/**
 * What the page shows of a report.
 * @param report the model
 * @param lang language of the explanations
 * @param comparison with an earlier report
 */
export function toView(report: ReportModel, lang: Lang, comparison?: Comparison): ReportView {
  return {
    build: report.build,
    missing: report.missing,
    summary: summarise(report),
    rules: explained(report, lang).map((rule) => ({
      ...rule,
      findings: rule.findings.slice(0, FINDINGS),
      modules: rule.modules.slice(0, FINDINGS),
      packages: rule.packages.slice(0, FINDINGS),
    })),
    assets: largest(report.assets),
    modules: largest(report.modules),
    packages: largest(report.packages),
    loaders: largest(report.loaders).map((loader) => ({
      ...loader,
      folders: loader.folders.slice(0, FINDINGS),
    })),
    plugins: largest(report.plugins),
    comparison: comparison && {
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
    },
  };
}
