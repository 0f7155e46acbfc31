import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as LIMITS from '../../site/limits';
import { REPORT_NAMES } from '../../site/reportDemos';
import type { ShotName } from '../../site/reportShots';
import { buildReports } from '../reports/buildReports';
import { storedReports } from '../reports/storedReports';
import { reportFacts } from '../reports/reportFacts';
import { differingPixels } from './differingPixels';
import { picturesOf } from './picturesOf';
import { SHOT_PLACES as AT } from './shotPlaces';

const SHOWN = 5;

/** Lines that only one side has. */
function difference(name: string, kept: readonly string[], fresh: readonly string[]): string[] {
  const [was, is] = [new Set(kept), new Set(fresh)];
  const lines = [
    ...kept.filter((line) => !is.has(line)).map((line) => `  - ${line}`),
    ...fresh.filter((line) => !was.has(line)).map((line) => `  + ${line}`),
  ];
  if (lines.length === 0) return [];
  const more = lines.length > SHOWN ? [`  and ${lines.length - SHOWN} more`] : [];
  return [
    `examples/reports/${name}.html: a build gives another report now. Run \`npm run shots\`.`,
    ...lines.slice(0, SHOWN),
    ...more,
  ];
}

async function reportDifferences(say: (line: string) => void): Promise<string[]> {
  const [kept, fresh] = [await storedReports(), await buildReports(say)];
  return REPORT_NAMES.flatMap((name) =>
    difference(name, reportFacts(name, kept[name]).outline, reportFacts(name, fresh[name]).outline),
  );
}

/**
 * Compares what is kept with what is made now. Pictures are taken of the kept reports: the times in them are those of
 * one real build, so that only the code and the interface can change a picture. Reports are compared in everything but
 * times and machine.
 * @param names pictures to take again
 * @param build whether the projects are built again as well
 * @returns a line per difference, with its place and fix
 * @throws Error when the manifest has mistakes of authors
 */
export async function checkAll(
  names: readonly ShotName[],
  build: boolean,
  say: (line: string) => void,
): Promise<string[]> {
  const faults = build ? await reportDifferences(say) : [];
  const { sets, numbers, faults: lost } = await picturesOf(await storedReports(), names, say);
  faults.push(...lost);
  const known = JSON.parse(await readFile(AT.facts, 'utf8')) as Record<string, unknown>;
  if (JSON.stringify(JSON.parse(await readFile(AT.numbers, 'utf8'))) !== JSON.stringify(numbers)) {
    faults.push('site/reportNumbers.json: not the numbers of examples/reports/. Run `npm run shots`.');
  }
  for (const [name, { files, facts }] of sets) {
    if (JSON.stringify(known[name]) !== JSON.stringify(facts)) {
      faults.push(
        `site/shotFiles.json: "${name}" has another size or other boxes now. Run \`npm run shots\`.`,
      );
    }
    for (const [file, content] of files) {
      if (!file.endsWith('.webp')) continue;
      const kept = await readFile(path.join(AT.pictures, file)).catch(() => undefined);
      const share = kept ? await differingPixels(kept, content) : 1;
      if (share > LIMITS.shotDifference) {
        const cause = kept ? `${(share * 100).toFixed(2)} % of its pixels differ` : 'missing';
        faults.push(`docs/public/images/report/${file}: ${cause}. Look at it, then run \`npm run shots\`.`);
      }
    }
  }
  return faults;
}
