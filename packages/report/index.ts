export { numbersOf } from './numbersOf';
export { outlineOf } from './outlineOf';
export { readReportData } from './readReportData';
export { reportSchema, type ReportFacts } from './reportSchema';
