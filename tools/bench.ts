import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureLighthouse } from './bench/lighthouse';
import * as parts from './bench/measure';
import { measureSearch } from './bench/search';
import { fail } from './runCommand';

const RESULTS = path.join(import.meta.dirname, 'bench/RESULTS.md');

/** The parts in the order in which they run: each gives its section. `growth` runs only when it is named. */
const PARTS: Readonly<Record<string, (runs: number) => Promise<string>>> = {
  site: parts.measureSite,
  builds: parts.measureBuilds,
  pages: parts.measurePages,
  search: measureSearch,
  lighthouse: measureLighthouse,
  growth: parts.measureGrowth,
};

function readArgs() {
  const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string' } } });
  const names = Object.keys(PARTS);
  const wanted = values.only?.split(',') ?? names.filter((name) => name !== 'growth');
  const wrong = wanted.find((each) => !names.includes(each));
  if (wrong !== undefined) throw new Error(`--only ${wrong}: there are ${names.join(', ')}`);
  const runs = Number(values.runs ?? 5);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: a whole number above 0`);
  return { wanted, runs };
}

/** In the place of the one with the same heading, or at the end. */
function keep(section: string): void {
  const [head, ...sections] = readFileSync(RESULTS, 'utf8')
    .trimEnd()
    .split(/\n+(?=## )/);
  const heading = `${section.split('\n')[0]}\n`;
  const at = sections.findIndex((each) => each.startsWith(heading));
  sections.splice(at < 0 ? sections.length : at, 1, section);
  writeFileSync(RESULTS, `${[head, ...sections].join('\n\n')}\n`);
}

async function bench(): Promise<void> {
  const { wanted, runs } = readArgs();
  for (const [name, measure] of Object.entries(PARTS)) {
    if (!wanted.includes(name)) continue;
    const section = await measure(runs);
    keep(section);
    console.log(`\n${section}`);
  }
}

bench().catch(fail);
