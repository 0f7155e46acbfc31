import { readReportData } from '../../../packages/report/readReportData';
import type { ReportName } from '../../../site/reportDemos';
import { readData } from './readData';

/** What a comparison holds, and how the file of each side ends. */
const SIDES = [
  ['baseline', '-before'],
  ['current', '-after'],
] as const;

const brief = (data: unknown) => JSON.stringify({ data, clientRoutes: ['Overall', 'Bundle.Size'] });

/**
 * The data of a live report as the analyzer writes it in brief mode (`rsdoctor-data.json`), for the page that opens reports.
 * @param root folder of the project
 * @param name report; a comparison has a file for each of its builds
 * @returns JSON by the name of its file in the output
 * @throws Error naming the data that is missing
 */
export function sampleFiles(root: string, name: ReportName): Readonly<Record<string, string>> {
  const data = readReportData(readData(root, name));
  if (!('baseline' in data)) return { [`reports/${name}.json`]: brief(data) };
  return Object.fromEntries(SIDES.map(([side, end]) => [`reports/${name}${end}.json`, brief(data[side])]));
}
