import { faultText } from './faultText';
import { KeptReports } from './KeptReports';
import { NextSteps } from './NextSteps';
import { openedText } from './openedText';
import { ReportPanel } from './ReportPanel';

/** What shows a report, keeps it, and opens it in full; few of those who read the page open one. One file, since every page lists all. */
export const reportParts = { faultText, KeptReports, NextSteps, openedText, ReportPanel };
