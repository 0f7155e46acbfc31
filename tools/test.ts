import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { VITEST_FAST } from '../tests/tiers';
import { fail } from './runCommand';

/** One script of `package.json`. */
interface Part {
  readonly name: string;
  readonly script: string;
  /** What must have passed before. */
  readonly needs?: readonly string[];
  /** A part of Vitest, which reads no environment. */
  readonly vitest?: boolean;
  /** It takes all processors by itself, so it waits for everything before it. */
  readonly alone?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** The site without its speed layer: where it is built, and where its tests find it. */
const STOCK = { SITE_SPEED: 'off', SITE_ROOT: 'node_modules/.cache/stock-site', PORT: '4174' };

const PARTS: readonly Part[] = [
  { name: 'chromium', script: 'chromium' },
  { name: 'pages', script: 'check:content' },
  { name: 'build', script: 'build' },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'format', script: 'format:check' },
  { name: 'unit', script: 'test:unit', vitest: true },
  { name: 'content', script: 'test:content', vitest: true },
  { name: 'analyzer', script: 'test:analyzer', vitest: true },
  { name: 'output', script: 'test:build', vitest: true, needs: ['build'] },
  { name: 'browser', script: 'test:e2e', needs: ['chromium', 'build'], alone: true },
];
const FULL_PARTS: readonly Part[] = [
  { name: 'stock-build', script: 'build', alone: true, env: STOCK },
  { name: 'stock-browser', script: 'test:core', needs: ['chromium', 'stock-build'], alone: true, env: STOCK },
];
/** The build takes one processor and a half, most other parts one. */
const JOBS = 2;

/** Vitest closes with `Tests  1 failed | 20 passed (21)`, Playwright with `20 passed (3.1m)` on lines of their own. */
const CLOSING =
  /^\s*(?:Tests\s+.+|\d+ (?:passed|failed|skipped|did not run|flaky|interrupted)(?: \(.+\))?)$/gm;

interface Result {
  readonly name: string;
  readonly ending: 'passed' | 'failed' | 'left out';
  readonly seconds: number;
  readonly output: string;
}

async function runPart({ name, script, vitest, env }: Part, tier: string): Promise<Result> {
  console.log(`started: ${name}`);
  const start = performance.now();
  const args = vitest && tier === 'fast' ? ['--', ...VITEST_FAST] : [];
  const child = spawn('npm', ['run', '--silent', script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TEST_TIER: tier, ...env },
    shell: process.platform === 'win32',
  });
  const code = new Promise((resolve) => child.on('close', resolve));
  const said = await Promise.all([text(child.stdout), text(child.stderr)]);
  const output = stripVTControlCharacters(said.join(''));
  const ending = (await code) === 0 ? 'passed' : 'failed';
  const seconds = (performance.now() - start) / 1000;
  console.log(`${ending}: ${name}, ${seconds.toFixed(1)} s`);
  if (ending === 'failed') console.log(`\n${output.trimEnd()}\n`);
  return { name, ending, seconds, output };
}

/** Runs parts side by side, started in their order, each when a place is free and what it needs has passed. */
async function runParts(parts: readonly Part[], tier: string): Promise<Result[]> {
  const started = new Map<string, Promise<Result>>();
  const running = new Set<Promise<unknown>>();
  for (const part of parts) {
    while (running.size >= (part.alone ? 1 : JOBS)) await Promise.race(running);
    // What was not asked for is taken to be there.
    const needed = await Promise.all((part.needs ?? []).flatMap((name) => started.get(name) ?? []));
    const result: Promise<Result> = needed.every(({ ending }) => ending === 'passed')
      ? runPart(part, tier)
      : Promise.resolve({ name: part.name, ending: 'left out', seconds: 0, output: '' });
    started.set(part.name, result);
    const run: Promise<unknown> = result.then(() => running.delete(run));
    running.add(run);
  }
  return Promise.all(started.values());
}

/** Runs the quick tier, or with `--full` all tests; `--only build,browser` some of the parts. */
async function test(): Promise<void> {
  const { values } = parseArgs({ options: { full: { type: 'boolean' }, only: { type: 'string' } } });
  const all = values.full ? [...PARTS, ...FULL_PARTS] : PARTS;
  const names = all.map(({ name }) => name);
  const only = values.only?.split(',') ?? names;
  const unknown = only.find((each) => !names.includes(each));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}"; there are ${names.join(', ')}.`);
  const begin = performance.now();
  const parts = all.filter(({ name }) => only.includes(name));
  const results = await runParts(parts, values.full ? 'full' : 'fast');
  console.log('\nPart           Result     Seconds  Tests');
  for (const { name, ending, seconds, output } of results) {
    const counts = (output.match(CLOSING) ?? [])
      .map((line) => line.trim().replace(/^Tests\s+/, ''))
      .join(', ');
    console.log(`${name.padEnd(15)}${ending.padEnd(9)}${seconds.toFixed(1).padStart(9)}  ${counts}`);
  }
  console.log(`All${((performance.now() - begin) / 1000).toFixed(1).padStart(30)}`);
  const sum = (word: string): number =>
    results
      .flatMap(
        ({ output }) => (output.match(CLOSING) ?? []).join().match(new RegExp(`\\d+ (?:${word})`, 'g')) ?? [],
      )
      .reduce((all, text) => all + Number.parseInt(text, 10), 0);
  if (!values.full && !values.only) console.log('npm run test:full runs what tests/tiers.ts leaves to it.');
  console.log(`${sum('passed')} passed, ${sum('failed|flaky|interrupted')} failed`);
  process.exitCode = Number(results.some(({ ending }) => ending !== 'passed'));
}

test().catch((error: unknown) => fail(error, 2));
