export { formatDifference } from './formatDifference';
export { formatMs } from './formatMs';
export {
  initialJsBytes,
  jsBytes,
  numbersOf,
  numbersOfDiff,
  totalBytes,
  type ReportNumbers,
} from './numbersOf';
export { outlineOf } from './outlineOf';
export { diffSchema, reportSchema, type ReportFacts } from './reportSchema';
export {
  compare,
  type Change,
  type Comparison,
  type FindingChange,
  type PackageChange,
} from './model/compare';
export { explain, type ExplainedRule, type RuleWords } from './model/explain';
export { fixFor, type FixSnippet, type ReportFix } from './model/fixFor';
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
export { READ_LIMITS, type ReadLimits } from './read/readLimits';
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
export { reportJson } from './reportJson';
export {
  comparisonMarkdown,
  costText,
  reportMarkdown,
  summaryRows,
  type MarkdownOptions,
  type MarkdownWord,
} from './reportMarkdown';
