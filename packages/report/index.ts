export { formatDifference } from './reportMarkdown';
export { formatMs } from './reportMarkdown';
export {
  initialJsBytes,
  jsBytes,
  numbersOf,
  numbersOfDiff,
  totalBytes,
  type ReportNumbers,
} from './numbersOf';
export { outlineOf } from './numbersOf';
export { diffSchema, reportSchema, type ReportFacts } from './numbersOf';
export {
  compare,
  type Change,
  type Comparison,
  type FindingChange,
  type PackageChange,
} from './model/compare';
export { explain, type ExplainedRule, type RuleWords } from './model/explain';
export { fixFor, type FixSnippet, type ReportFix } from './model/explain';
export {
  unknownParts,
  type ReportPart,
  type ReportAsset,
  type ReportFinding,
  type ReportLoader,
  type ReportModel,
  type ReportModule,
  type ReportPackage,
  type ReportPlugin,
} from './model/ReportModel';
export { isNumberKnown, summarise, type ReportSummary } from './model/summarise';
export { READ_LIMITS, type ReadLimits } from './read/types';
export {
  asReportError,
  ReportError,
  type OtherKind,
  type PackedKind,
  type ReportFault,
} from './read/ReportError';
export { collectText } from './read/collectText';
export { fileKind } from './read/fileKind';
export { inflateText } from './read/inflateText';
export { openSource } from './read/openSource';
export type { ReadOptions, ReportFile } from './read/types';
export { interfaceData } from './interfaceData';
export { readReport } from './readReport';
export { reportJson } from './reportMarkdown';
export {
  comparisonMarkdown,
  costText,
  reportMarkdown,
  summaryRows,
  type MarkdownOptions,
  type MarkdownWord,
} from './reportMarkdown';
