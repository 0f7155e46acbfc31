import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { REPORT_SHOTS, type ShotName } from '../site/reportShots';
import { buildReports } from './reports/buildReports';
import { storedReports } from './reports/storedReports';
import { checkAll } from './shots/checkAll';
import { picturesOf } from './shots/picturesOf';
import { readShotOptions } from './shots/readShotOptions';
import { SHOT_PLACES } from './shots/shotPlaces';
import { writeAll } from './shots/writeAll';

const ALL = Object.keys(REPORT_SHOTS) as ShotName[];
const say = (line: string) => console.log(line);

/** Files of the pictures that are not taken now. */
async function otherPictures(taken: readonly string[]): Promise<Map<string, Buffer>> {
  const names = await readdir(SHOT_PLACES.pictures).catch(() => []);
  const others = names.filter((file) => {
    const shot = file.replace(/-(?:en|zh)-(?:light|dark)\.\w+$/, '');
    return ALL.includes(shot as ShotName) && !taken.includes(shot);
  });
  const read = (name: string) => readFile(path.join(SHOT_PLACES.pictures, name));
  return new Map(await Promise.all(others.map(async (name) => [name, await read(name)] as const)));
}

/** Makes the live reports and the pictures of the pages, or compares both with what is there. */
async function shots(): Promise<void> {
  const { check, only } = readShotOptions(process.argv.slice(2), ALL);
  const names = ALL.filter((name) => only === undefined || only.includes(name));
  if (check) {
    const faults = await checkAll(names, only === undefined, say);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    say(`${names.length} pictures are as they are taken now.`);
    return;
  }
  const fresh = only === undefined ? await buildReports(say) : undefined;
  const made = await picturesOf(fresh ?? (await storedReports()), names, say);
  const before = only === undefined ? '{}' : await readFile(SHOT_PLACES.facts, 'utf8').catch(() => '{}');
  const taken = Object.fromEntries([...made.sets].map(([name, { facts }]) => [name, facts]));
  const known: Record<string, unknown> = { ...(JSON.parse(before) as object), ...taken };
  const facts = Object.fromEntries(ALL.flatMap((name) => (known[name] ? [[name, known[name]]] : [])));
  await writeAll(fresh, made, facts, await otherPictures(names));
  say(
    `Wrote ${names.length} pictures in ${[...made.sets.values()].reduce((n, { files }) => n + files.size, 0)} files.`,
  );
}

shots().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
