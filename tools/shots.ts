import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as LIMITS from '../site/limits';
import { REPORT_NAMES } from '../site/reportDemos';
import { REPORT_SHOTS, type ShotName } from '../site/reportShots';
import { buildReports, storedReports } from './reports/makeReport';
import { reportFacts } from './reports/reportFacts';
import { differingPixels, picturesOf, SHOT_PLACES as AT } from './shots/pictures';

const ALL = Object.keys(REPORT_SHOTS) as ShotName[];
const say = (line: string) => console.log(line);

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

async function reportDifferences(): Promise<string[]> {
  const [kept, fresh] = [await storedReports(), await buildReports(say)];
  return REPORT_NAMES.flatMap((name) =>
    difference(name, reportFacts(name, kept[name]).outline, reportFacts(name, fresh[name]).outline),
  );
}

/**
 * Compares what is kept with what is made now. Pictures are taken of the kept reports: the times in them are those of
 * one real build, so that only the code and the interface can change a picture. Reports are compared in everything
 * but times and machine.
 */
async function checkAll(names: readonly ShotName[], build: boolean): Promise<string[]> {
  const faults = build ? await reportDifferences() : [];
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
      if (!file.endsWith('.png')) continue;
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
  for (const [file, content] of files) await writeFile(path.join(AT.pictures, file), content);
  for (const [name, text] of Object.entries(fresh ?? {})) {
    await writeFile(path.join(AT.reports, `${name}.html`), text);
  }
  await writeFile(AT.facts, json(facts));
  await writeFile(AT.numbers, json(numbers));
  say(`Wrote ${sets.size} pictures in ${files.length} files.`);
  if (faults.length > 0) {
    throw new Error([`${faults.length} of ${names.length} cannot be taken:`, ...faults].join('\n'));
  }
}

/** Makes the live reports and the pictures of the pages, or compares both with what is there. */
async function shots(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, only: { type: 'string' } } });
  const only = values.only?.split(',');
  const unknown = only?.filter((name) => !(name in REPORT_SHOTS)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`Unknown picture "${unknown.join(', ')}". Pictures: ${ALL.join(', ')}.`);
  }
  const names = ALL.filter((name) => only?.includes(name) ?? true);
  if (!values.check) return renew(names, only === undefined);
  const faults = await checkAll(names, only === undefined);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  say(`${names.length} pictures are as they are taken now.`);
}

shots().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
