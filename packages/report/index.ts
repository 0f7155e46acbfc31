export {
  initialJsBytes,
  jsBytes,
  numbersOf,
  numbersOfDiff,
  totalBytes,
  type ReportNumbers,
} from './numbersOf';
export { outlineOf } from './outlineOf';
export { readReportData } from './readReportData';
export { diffSchema, reportSchema, type ReportFacts } from './reportSchema';
