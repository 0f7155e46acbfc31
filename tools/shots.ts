import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { publishReport } from '../plugins/output/reports/publishReport';
import * as LIMITS from '../site/limits';
import type { ReportName } from '../site/reportDemos';
import { REPORT_SHOTS, type ShotName } from '../site/reportShots';
import { fail } from './runCommand';
import { buildReports, byReport, REPORTS, storedReports } from './reports/makeReport';
import { reportNumbers } from './reports/reportNumbers';
import { startBrowser } from './shots/openReport';
import {
  budgetFaults,
  differingPixels,
  manifestFaults,
  numberFaults,
  SHOT_PLACES as AT,
} from './shots/pictures';
import { type ShotSet, takeShots } from './shots/takeShots';

const ALL = Object.keys(REPORT_SHOTS) as ShotName[];
const say = (line: string) => console.log(line);

/** What to do about a picture that cannot be taken. */
const ADVICE =
  'The earlier picture stays. If the report no longer has this, show another one on its pages, and remove it from site/shots and site/reportPlaces.ts.';

const numbersOf = (name: ReportName, scripts: string) =>
  reportNumbers(scripts).catch((cause: unknown) => {
    const fix = 'Run `npm run shots`, or correct tools/reports/reportNumbers.ts.';
    throw new Error(`examples/reports/${name}.html: ${String(cause)}. ${fix}`, { cause });
  });

/**
 * Takes pictures of reports from their data. One that cannot be taken, or is too big, stops no other; mistakes of authors
 * in the manifest, and a browser that is gone, stop them all.
 * @returns those that were taken, and a line for each that is missing: reason, what to do
 */
async function takePictures(
  names: readonly ShotName[],
  data: Readonly<Record<ReportName, string>>,
  numbers: Parameters<typeof numberFaults>[2],
) {
  const mistakes = manifestFaults(REPORT_SHOTS);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const pages = await byReport(async (name) => publishReport(AT.root, name, data[name]));
  const sets = new Map<ShotName, ShotSet>();
  const faults: string[] = [];
  const browser = await startBrowser();
  for (const [index, name] of names.entries()) {
    say(`Taking ${name}, ${index + 1} of ${names.length} …`);
    try {
      const missing = numberFaults(name, REPORT_SHOTS[name], numbers);
      if (missing.length > 0) throw new Error(missing.join(' '));
      const set = await takeShots(browser, name, pages);
      const tooBig = budgetFaults(set.files);
      if (tooBig.length > 0) throw new Error(tooBig.join(' '));
      sets.set(name, set);
    } catch (error) {
      if (!browser.isConnected())
        throw new Error('The browser is gone; no picture is written.', { cause: error });
      faults.push(`${(error as Error).message} ${ADVICE}`);
    }
  }
  await browser.close();
  return { sets, faults };
}

/** Whether a picture looks as before: pixels that only the browser draws otherwise are not worth a change. */
async function looksAsBefore(file: string, content: Buffer): Promise<boolean> {
  const kept = await readFile(path.join(AT.pictures, file)).catch(() => undefined);
  return kept !== undefined && (await differingPixels(kept, content)) <= LIMITS.shotDifference;
}

/**
 * Makes the live reports and the pictures of the pages; `--only treemap,e1002` some pictures of the reports there are.
 * Everything is written at the end; what cannot be taken stays as it is.
 */
async function shots(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const only = values.only?.split(',');
  const unknown = only?.filter((name) => !(name in REPORT_SHOTS)) ?? [];
  if (unknown.length > 0)
    throw new Error(`Unknown picture "${unknown.join(', ')}". Pictures: ${ALL.join(', ')}.`);
  const names = ALL.filter((name) => only?.includes(name) ?? true);
  const fresh = only ? undefined : await buildReports(say);
  const data = fresh ?? (await storedReports());
  const numbers = await byReport((name) => numbersOf(name, data[name]));
  const { sets, faults } = await takePictures(names, data, numbers);

  const taken = Object.fromEntries([...sets].map(([name, { facts }]) => [name, facts]));
  const before = await readFile(AT.facts, 'utf8').catch(() => '{}');
  const known: Record<string, unknown> = { ...(JSON.parse(before) as object), ...taken };
  const facts = Object.fromEntries(ALL.flatMap((name) => (known[name] ? [[name, known[name]]] : [])));
  await mkdir(AT.pictures, { recursive: true });
  let written = 0;
  for (const [file, content] of [...sets.values()].flatMap(({ files }) => [...files])) {
    if (await looksAsBefore(file, content)) continue;
    await writeFile(path.join(AT.pictures, file), content);
    written += 1;
  }
  for (const [name, text] of Object.entries(fresh ?? {}))
    await writeFile(path.join(REPORTS, `${name}.html`), text);
  for (const [file, value] of [
    [AT.facts, facts],
    [AT.numbers, numbers],
  ] as const)
    await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
  say(`Took ${sets.size} pictures; ${written} files look otherwise and were written.`);
  if (faults.length > 0)
    throw new Error([`${faults.length} of ${names.length} cannot be taken:`, ...faults].join('\n'));
}

shots().catch(fail);
