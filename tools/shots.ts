import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as LIMITS from '../site/limits';
import { REPORT_SHOTS, type ShotName } from '../site/reportShots';
import { fail } from './runCommand';
import { buildReports, REPORTS, storedReports } from './reports/makeReport';
import { differingPixels, picturesOf, SHOT_PLACES as AT } from './shots/pictures';

const ALL = Object.keys(REPORT_SHOTS) as ShotName[];
const say = (line: string) => console.log(line);

/** Whether a picture looks as before: pixels that only the browser draws otherwise are not worth a change. */
async function looksAsBefore(file: string, content: Buffer): Promise<boolean> {
  const kept = await readFile(path.join(AT.pictures, file)).catch(() => undefined);
  return kept !== undefined && (await differingPixels(kept, content)) <= LIMITS.shotDifference;
}

/** Takes pictures, and writes them when all are taken; what cannot be taken stays as it is. */
async function renew(names: readonly ShotName[], build: boolean): Promise<void> {
  const fresh = build ? await buildReports(say) : undefined;
  const { sets, numbers, faults } = await picturesOf(fresh ?? (await storedReports()), names, say);
  const before = await readFile(AT.facts, 'utf8').catch(() => '{}');
  const taken = Object.fromEntries([...sets].map(([name, { facts }]) => [name, facts]));
  const known: Record<string, unknown> = { ...(JSON.parse(before) as object), ...taken };
  const facts = Object.fromEntries(ALL.flatMap((name) => (known[name] ? [[name, known[name]]] : [])));
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const files = [...sets.values()].flatMap((set) => [...set.files]);
  await mkdir(AT.pictures, { recursive: true });
  let written = 0;
  for (const [file, content] of files) {
    if (await looksAsBefore(file, content)) continue;
    await writeFile(path.join(AT.pictures, file), content);
    written += 1;
  }
  for (const [name, text] of Object.entries(fresh ?? {})) {
    await writeFile(path.join(REPORTS, `${name}.html`), text);
  }
  await writeFile(AT.facts, json(facts));
  await writeFile(AT.numbers, json(numbers));
  say(`Took ${sets.size} pictures; ${written} of ${files.length} files look otherwise and were written.`);
  if (faults.length > 0) {
    throw new Error([`${faults.length} of ${names.length} cannot be taken:`, ...faults].join('\n'));
  }
}

/** Makes the live reports and the pictures of the pages; `--only treemap,e1002` some pictures of the reports there are. */
async function shots(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const only = values.only?.split(',');
  const unknown = only?.filter((name) => !(name in REPORT_SHOTS)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`Unknown picture "${unknown.join(', ')}". Pictures: ${ALL.join(', ')}.`);
  }
  const names = ALL.filter((name) => only?.includes(name) ?? true);
  await renew(names, only === undefined);
}

shots().catch(fail);
