import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ReportName } from '../../site/reportDemos';
import { REPORT_SHOTS, type ShotName } from '../../site/reportShots';
import { picturesOf } from './picturesOf';
import { SHOT_PLACES } from './shotPlaces';
import { writeAll } from './writeAll';

const ALL = Object.keys(REPORT_SHOTS) as ShotName[];

/** What was renewed. */
export interface Renewed {
  /** Pictures that were taken. */
  readonly taken: number;
  /** Their files. */
  readonly files: number;
  /** A line for each picture that could not be taken, and stays as it is. */
  readonly faults: readonly string[];
}

/** Files of the pictures that stay as they are. */
async function otherPictures(isTaken: (name: ShotName) => boolean): Promise<Map<string, Buffer>> {
  const names = await readdir(SHOT_PLACES.pictures).catch(() => []);
  const others = names.filter((file) => {
    const shot = file.replace(/-(?:en|zh)-(?:light|dark)\.\w+$/, '') as ShotName;
    return ALL.includes(shot) && !isTaken(shot);
  });
  const read = (name: string) => readFile(path.join(SHOT_PLACES.pictures, name));
  return new Map(await Promise.all(others.map(async (name) => [name, await read(name)] as const)));
}

/**
 * Takes pictures and writes them with their facts and the numbers of the reports; what cannot be taken stays as it is.
 * @param fresh data of the reports, when they were built anew and are written too
 * @param data data of the reports that the pictures are taken of
 * @param names pictures to take
 * @param say gets a line before each picture
 * @throws Error with all mistakes of authors in the manifest, or when the browser is gone; nothing is written then
 */
export async function renewPictures(
  fresh: Readonly<Record<ReportName, string>> | undefined,
  data: Readonly<Record<ReportName, string>>,
  names: readonly ShotName[],
  say: (line: string) => void,
): Promise<Renewed> {
  const made = await picturesOf(data, names, say);
  const { sets, faults } = made;
  const files = [...sets.values()].reduce((count, set) => count + set.files.size, 0);
  if (sets.size > 0 || fresh) {
    const before = await readFile(SHOT_PLACES.facts, 'utf8').catch(() => '{}');
    const taken = Object.fromEntries([...sets].map(([name, { facts }]) => [name, facts]));
    const known: Record<string, unknown> = { ...(JSON.parse(before) as object), ...taken };
    const facts = Object.fromEntries(ALL.flatMap((name) => (known[name] ? [[name, known[name]]] : [])));
    await writeAll(fresh, made, facts, await otherPictures((name) => sets.has(name)));
  }
  return { taken: sets.size, files, faults };
}
