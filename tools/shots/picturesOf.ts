import { publishReport } from '../../plugins/output/reports/publishReport';
import type { ReportName } from '../../site/reportDemos';
import { REPORT_SHOTS, type ShotName } from '../../site/reportShots';
import { REPORT_VIEWS } from '../../site/reportViews';
import { byReport } from '../reports/byReport';
import type { ReportNumbers } from '../../packages/report/numbersOf';
import { reportFacts } from '../reports/reportFacts';
import { budgetFaults } from './budgetFaults';
import { manifestFaults } from './manifestFaults';
import { startBrowser } from './openReport';
import { reportPages } from './reportPages';
import { SHOT_PLACES } from './shotPlaces';
import { takeShots, type ShotSet } from './takeShots';

/** Pictures of one report one after another, the denser ones last: opening a report costs more than a picture of it. */
const byPage = (names: readonly ShotName[]): ShotName[] => {
  const key = (name: ShotName) => `${REPORT_VIEWS[name].report} ${REPORT_VIEWS[name].density ?? 0}`;
  return [...names].sort((one, other) => key(one).localeCompare(key(other)));
};

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * Takes pictures of reports.
 * @param data data of every report
 * @param names pictures to take
 * @throws Error with all mistakes of the manifest, or with the first picture that cannot be taken or is too big
 */
export async function picturesOf(
  data: Readonly<Record<ReportName, string>>,
  names: readonly ShotName[],
  say: (line: string) => void,
): Promise<{ sets: Map<ShotName, ShotSet>; numbers: Record<ReportName, ReportNumbers> }> {
  const numbers = await byReport(async (name) => reportFacts(name, data[name]).numbers);
  refuse(manifestFaults({ views: REPORT_VIEWS, shots: REPORT_SHOTS, numbers }));
  const pages = await byReport(async (name) => publishReport(SHOT_PLACES.root, name, data[name]));
  const sets = new Map<ShotName, ShotSet>();
  const browser = await startBrowser();
  const open = reportPages(browser);
  try {
    for (const name of byPage(names)) {
      say(`Taking ${name}`);
      sets.set(name, await takeShots(open, name, pages));
    }
  } finally {
    await browser.close();
  }
  refuse([...sets.values()].flatMap(({ files }) => budgetFaults(files)));
  return { sets, numbers };
}
