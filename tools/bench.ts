import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from './runCommand';
import { lighthouseText, measureLighthouse } from './bench/lighthouse';
import * as parts from './bench/measure';
import { measureSearch, searchText } from './bench/search';

const FOLDER = path.join(import.meta.dirname, 'bench');
const fileOf = (part: string): string => path.join(FOLDER, 'measured', `${part}.json`);

interface Part {
  readonly measure: (runs: number) => Promise<unknown>;
  readonly text: (result: never) => string[];
}

/** The parts in the order in which they run; `growth` takes half an hour and runs only when it is named. */
const PARTS: Readonly<Record<string, Part>> = {
  site: { measure: parts.measureSite, text: parts.siteText },
  builds: { measure: parts.measureBuilds, text: parts.buildsText },
  pages: { measure: parts.measurePages, text: parts.pagesText },
  search: { measure: measureSearch, text: searchText },
  lighthouse: { measure: measureLighthouse, text: lighthouseText },
  growth: { measure: parts.measureGrowth, text: parts.growthText },
};
const NAMES = Object.keys(PARTS);

function readArgs(): { readonly wanted: readonly string[]; readonly runs: number } {
  const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string' } } });
  const wanted = values.only?.split(',') ?? NAMES.filter((name) => name !== 'growth');
  const wrong = wanted.find((each) => !NAMES.includes(each));
  if (wrong !== undefined) throw new Error(`--only ${wrong}: there are ${NAMES.join(', ')}`);
  const runs = Number(values.runs ?? 5);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: a whole number above 0`);
  return { wanted, runs };
}

/** What is kept of all parts, measured now or before, as Markdown. */
function reportText(): string {
  const kept = Object.entries(PARTS).filter(([name]) => existsSync(fileOf(name)));
  const texts = kept.flatMap(([name, { text }]) =>
    text(JSON.parse(readFileSync(fileOf(name), 'utf8')) as never),
  );
  return `${[
    '# Results of `npm run bench`',
    'Written by `tools/bench.ts` from `tools/bench/measured/`; do not edit. A part that is measured again replaces its own section, so sections may be of different days.',
    ...texts,
  ].join('\n\n')}\n`;
}

try {
  const { wanted, runs } = readArgs();
  for (const [name, { measure }] of Object.entries(PARTS)) {
    if (!wanted.includes(name)) continue;
    writeFileSync(fileOf(name), `${JSON.stringify(await measure(runs), null, 2)}\n`);
    const text = reportText();
    writeFileSync(path.join(FOLDER, 'RESULTS.md'), text);
    console.log(`\n${text}`);
  }
} catch (error) {
  fail(error);
}
