import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allChecks } from './allChecks';
import { plantFault } from './plantFault';
import { relevantChecks } from './relevantChecks';
import { runCheck, type Place } from './runCheck';
import type { Catch, Check, Outcome, PlantedFault } from './types';

async function firstCatch(checks: readonly Check[], place: Place): Promise<Catch | undefined> {
  for (const check of checks) {
    const found = await runCheck(check, place);
    if (found) return found;
  }
  return undefined;
}

const textOf = ({ command, env }: Check): string => JSON.stringify([command, env]);

/**
 * Plants a fault in a copy, runs what may notice it until something does, and takes it out again.
 * @param fault the fault
 * @param place the copy
 * @param options.whole whether what the relevant part of the fast tier misses is tried with all of it
 * @param options.cheap whether to stop before the build
 */
export async function judgeFault(
  fault: PlantedFault,
  place: Place,
  { whole, cheap }: { readonly whole: boolean; readonly cheap: boolean },
): Promise<Outcome> {
  const file = path.join(place.folder, fault.file);
  const text = readFileSync(file, 'utf8');
  const hasFolder = (folder: string): boolean => existsSync(path.join(place.folder, folder));
  const begin = Date.now();
  writeFileSync(file, plantFault(text, fault));
  try {
    const checks = relevantChecks(fault.file, 'fast', hasFolder);
    const built = checks.findIndex(({ name }) => name === 'build');
    const quick = cheap && built >= 0 ? checks.slice(0, built) : checks;
    const fast =
      (await firstCatch(quick, place)) ??
      (whole && !cheap ? await firstCatch(allChecks(), place) : undefined);
    const tried = new Set(quick.map(textOf));
    const rest = relevantChecks(fault.file, 'full', hasFolder).filter((check) => !tried.has(textOf(check)));
    const full = fast ?? (cheap ? undefined : await firstCatch(rest, place));
    return { id: fault.id, fast, full, seconds: Math.round((Date.now() - begin) / 1000) };
  } finally {
    writeFileSync(file, text);
  }
}
