import type { Comparison } from './model/compare';
import type { ExplainedRule } from './model/explain';
import { unknownParts, type ReportModel } from './model/ReportModel';
import { summarise } from './model/summarise';

/** Modules that are kept, largest first: all of them would be most of the report again. */
const MODULES = 100;

/**
 * What is kept of a report for programs: numbers, explained findings, and what they are about.
 * @param report the model
 * @param rules its findings, explained
 * @param comparison with another build
 * @returns values of JSON; `format` is raised when a field changes its meaning
 */
export const reportJson = (
  report: ReportModel,
  rules: readonly ExplainedRule[],
  comparison?: Comparison,
) => ({
  format: 1,
  build: report.build,
  missing: [...unknownParts(report)],
  none: report.empty.none,
  summary: summarise(report),
  rules,
  assets: report.assets,
  packages: report.packages,
  modules: report.modules.slice(0, MODULES),
  loaders: report.loaders,
  plugins: report.plugins,
  ...(comparison && { comparison }),
});
