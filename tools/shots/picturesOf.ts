import { publishReport } from '../../plugins/output/reports/publishReport';
import type { ReportName } from '../../site/reportDemos';
import { REPORT_SHOTS, type ShotName } from '../../site/reportShots';
import { REPORT_VIEWS, type ReportViewFact } from '../../site/reportViews';
import { byReport } from '../reports/byReport';
import type { ReportNumbers } from '../../packages/report/numbersOf';
import { reportFacts } from '../reports/reportFacts';
import { budgetFaults } from './budgetFaults';
import { lostPicture } from './lostPicture';
import { numberFaults, tableFaults } from './manifestFaults';
import { startBrowser } from './openReport';
import { reportPages } from './reportPages';
import { SHOT_PLACES } from './shotPlaces';
import { takeShots, type ShotSet } from './takeShots';

/** Pictures that can share an open report one after another: opening a report costs more than a picture of it. */
const byPage = (names: readonly ShotName[]): ShotName[] => {
  const key = (name: ShotName) => {
    const { report, density, width }: ReportViewFact = REPORT_VIEWS[name];
    return `${report} ${density ?? 0} ${width ?? 0}`;
  };
  return [...names].sort((one, other) => key(one).localeCompare(key(other)));
};

/** What became of the pictures that were asked for. */
export interface MadePictures {
  /** Those that were taken. */
  readonly sets: ReadonlyMap<ShotName, ShotSet>;
  readonly numbers: Readonly<Record<ReportName, ReportNumbers>>;
  /** A line for each of the others: reason, pages that show it, what to do. */
  readonly faults: readonly string[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Takes pictures of reports. One that cannot be taken, or is too big, stops no other.
 * @param data data of every report
 * @param names pictures to take
 * @param say gets a line before each picture: its name, and which of how many it is
 * @throws Error with all mistakes of authors in the manifest, when the browser is gone, or when a person or a CI host
 *   ended the run
 */
export async function picturesOf(
  data: Readonly<Record<ReportName, string>>,
  names: readonly ShotName[],
  say: (line: string) => void,
): Promise<MadePictures> {
  const { root } = SHOT_PLACES;
  const numbers = await byReport(async (name) => reportFacts(name, data[name]).numbers);
  const mistakes = tableFaults({ views: REPORT_VIEWS, shots: REPORT_SHOTS, numbers });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const pages = await byReport(async (name) => publishReport(root, name, data[name]));
  const sets = new Map<ShotName, ShotSet>();
  const faults: string[] = [];
  const browser = await startBrowser({ closesOnSignal: false });
  const open = reportPages(browser);
  let isEnded = false;
  // Without a browser nothing more is taken, and the picture at hand is not taken for a faulty one.
  const onEnd = () => {
    isEnded = true;
    void browser.close();
  };
  process.once('SIGINT', onEnd).once('SIGTERM', onEnd);

  /** Takes one picture; gives back what is wrong with it. */
  const take = async (name: ShotName, place: string): Promise<readonly string[]> => {
    const missing = numberFaults(name, REPORT_SHOTS[name], numbers);
    if (missing.length > 0) return missing;
    say(`Taking ${name}, ${place} …`);
    try {
      const set = await takeShots(open, name, pages);
      const tooBig = budgetFaults(set.files);
      if (tooBig.length === 0) sets.set(name, set);
      return tooBig;
    } catch (error) {
      if (isEnded) throw new Error('Stopped; no picture is written.', { cause: error });
      if (!browser.isConnected()) throw error;
      return [messageOf(error)];
    }
  };

  try {
    for (const [index, name] of byPage(names).entries()) {
      const reasons = await take(name, `${index + 1} of ${names.length}`);
      if (reasons.length > 0) faults.push(lostPicture(root, name, reasons));
    }
  } finally {
    process.off('SIGINT', onEnd).off('SIGTERM', onEnd);
    await browser.close();
  }
  return { sets, numbers, faults };
}
