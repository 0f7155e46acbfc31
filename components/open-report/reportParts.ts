import { faultText } from './faultText';
import { openedText } from './openedText';
import { ReportPanel } from './ReportPanel';

/** What shows a report; few of those who read the page open one. */
export const reportParts = { faultText, openedText, ReportPanel };
