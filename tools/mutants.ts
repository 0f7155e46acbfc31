import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { freePort } from '../tests/support/freePort';
import { fail } from './runCommand';
import { baselineFaults } from './mutants/baselineFaults';
import { chooseFaults } from './mutants/chooseFaults';
import { copyProject } from './mutants/copyProject';
import { FAULT_LIST } from './mutants/faultList';
import { judgeFault } from './mutants/judgeFault';
import { misfits } from './mutants/misfits';
import { readMutantArgs, type MutantArgs } from './mutants/readMutantArgs';
import type { Place } from './mutants/runCheck';
import { savedOutcomes, saveOutcome } from './mutants/savedOutcomes';
import { countCaught, GOALS, tableText } from './mutants/tableText';
import type { PlantedFault } from './mutants/types';
import { ownFolder } from './ownFolder';

const root = path.resolve(import.meta.dirname, '..');
const TABLE = path.join(root, 'tests/MUTANTS.md');
const RESULTS = path.join(root, 'tests/mutants/results.json');
const COPIES = path.join(tmpdir(), 'rsdoctor-mutants');

/** @throws Error that names each fault that does not fit its file */
function checkFit(faults: readonly PlantedFault[]): void {
  const wrong = misfits(faults, root);
  if (wrong.length > 0)
    throw new Error(`Faults that do not fit; mend them in tests/mutants/:\n${wrong.join('\n')}`);
}

async function makePlace(index: number): Promise<Place> {
  const folder = path.join(COPIES, `copy-${index}`);
  const temporary = path.join(COPIES, `temporary-${index}`);
  ownFolder(COPIES);
  copyProject(root, folder);
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  // A server that an earlier run has left behind would fail every browser test, and so catch every fault.
  const port = await freePort();
  // Locks and fixtures lie in the system's folder for temporary files: each copy has its own.
  return {
    folder,
    env: { ...process.env, CI: '1', FAULT_PLANTED: '1', TMPDIR: temporary, PORT: String(port) },
  };
}

async function writeTable(): Promise<void> {
  const text = tableText(FAULT_LIST, savedOutcomes(RESULTS));
  const options = await resolveConfig(TABLE);
  writeFileSync(TABLE, await format(text, { ...options, parser: 'markdown' }));
}

async function run(faults: readonly PlantedFault[], args: MutantArgs): Promise<void> {
  const { baseline, jobs, cheap } = args;
  const places: Place[] = [];
  for (let index = 0; index < Math.min(jobs, faults.length); index += 1) places.push(await makePlace(index));
  const [first] = places;
  if (baseline && first) {
    const hasFolder = (folder: string): boolean => existsSync(path.join(root, folder));
    const broken = await baselineFaults(faults, first, hasFolder);
    const lines = broken.map(({ check, detail }) => `  ${check}: ${detail}`);
    if (lines.length > 0) throw new Error(`Without a fault these fail already:\n${lines.join('\n')}`);
  }
  const waiting = [...faults];
  const ids = FAULT_LIST.map(({ id }) => id);
  const work = async (place: Place): Promise<void> => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const outcome = await judgeFault(fault, place, args);
      if (!cheap) saveOutcome(RESULTS, outcome, ids);
      const { fast, full, seconds } = outcome;
      const caught = fast ?? full;
      const tier = fast ? '' : full ? 'ONLY FULL ' : 'SURVIVED';
      const how = caught ? `${caught.check}: ${caught.detail}` : '';
      console.log(
        `${fault.kind.padEnd(9)} ${fault.id.padEnd(20)} ${String(seconds).padStart(4)} s  ${tier}${how}`,
      );
    }
  };
  await Promise.all(places.map(work));
  if (!cheap) await writeTable();
}

// Ends what runs in the copies too (`runCheck`).
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

try {
  const args = readMutantArgs(process.argv.slice(2));
  const faults = chooseFaults(FAULT_LIST, args.only, args.from);
  checkFit(FAULT_LIST);
  if (args.list) {
    for (const { kind, id, what } of faults) console.log(`${kind.padEnd(9)} ${id.padEnd(20)} ${what}`);
  } else {
    await run(faults, args);
    if (args.cheap) process.exit();
    const chosen = new Set(faults.map(({ id }) => id));
    const { all, fast, full } = countCaught(savedOutcomes(RESULTS).filter(({ id }) => chosen.has(id)));
    console.log(
      `${all} faults: the fast tier caught ${fast}, the full tier ${full}. ${path.relative(root, TABLE)}`,
    );
    if (fast < all * GOALS.fast || full < all * GOALS.full) process.exitCode = 1;
  }
} catch (error) {
  fail(error, 2);
}
