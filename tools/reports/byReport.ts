import { REPORT_NAMES, type ReportName } from '../../site/reportDemos';

/** Makes a value for every report, one after the other. */
export const byReport = async <Value>(make: (name: ReportName) => Promise<Value>) => {
  const entries = [];
  for (const name of REPORT_NAMES) entries.push([name, await make(name)] as const);
  return Object.fromEntries(entries) as Record<ReportName, Value>;
};
