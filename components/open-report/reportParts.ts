/** What shows a report, keeps it, and opens it in full, in one script: few of those who read the page open one. */
export { KeptReports } from './KeptReports';
export { NextSteps } from './NextSteps';
export { ReportPanel } from './ReportPanel';
export { faultText, openedText } from './reportText';
