import { spawn, type ChildProcess } from 'node:child_process';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { VITEST_FAST } from '../tests/tiers';
import { fail } from './commands/fail';

/** One script of `package.json`, and what must have passed, or at least ended, before it starts. */
interface Part {
  readonly name: string;
  readonly script: string;
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

interface Result extends Part {
  readonly ending: 'passed' | 'failed' | 'left out';
  readonly seconds: number;
  readonly output: string;
}

const running = new Set<ChildProcess>();
let signalled = 0;
// As a group of their own, npm and all that it starts hear the signal.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.on(signal, () => {
    signalled = code;
    for (const { pid } of running) if (pid !== undefined) process.kill(-pid, signal);
  });
}

function runPart(part: Part, tier: string): Promise<Result> {
  const start = performance.now();
  const args = part.vitest && tier === 'fast' ? ['--', ...VITEST_FAST] : [];
  const child = spawn('npm', ['run', '--silent', part.script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TEST_TIER: tier, ...part.env },
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  });
  running.add(child);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      const seconds = (performance.now() - start) / 1000;
      const ending = code === 0 ? 'passed' : 'failed';
      console.log(`${ending}: ${part.name}, ${seconds.toFixed(1)} s`);
      resolve({ ...part, ending, seconds, output: Buffer.concat(said).toString() });
    });
  });
}

/** Runs parts side by side, in their order, each as soon as what it waits for has ended. */
async function runParts(parts: readonly Part[], tier: string): Promise<Result[]> {
  const results = new Map<string, Result>();
  const started = new Map<string, Promise<void>>();
  const isWaiting = ({ name }: Part): boolean => !results.has(name) && !started.has(name);
  const isReady = ({ needs = [], alone = false }: Part, index: number): boolean =>
    (alone ? parts.slice(0, index).map(({ name }) => name) : needs).every((name) => results.has(name));
  while (results.size < parts.length) {
    for (const [index, part] of parts.entries()) {
      if (!isWaiting(part) || !isReady(part, index)) continue;
      const isLeftOut = signalled > 0 || part.needs?.some((name) => results.get(name)?.ending !== 'passed');
      if (isLeftOut) results.set(part.name, { ...part, ending: 'left out', seconds: 0, output: '' });
      else if (started.size < JOBS) {
        console.log(`started: ${part.name}`);
        const ended = runPart(part, tier).then((result) => {
          results.set(part.name, result);
          started.delete(part.name);
        });
        started.set(part.name, ended);
      }
    }
    if (started.size > 0) await Promise.race(started.values());
  }
  return parts.flatMap(({ name }) => results.get(name) ?? []);
}

/** Vitest closes with `Tests  1 failed | 20 passed (21)`, Playwright with `20 passed (3.1m)` on lines of their own. */
const CLOSING =
  /^\s*Tests\s+(.+)$|^\s+(\d+ (?:passed|failed|skipped|did not run|flaky|interrupted))(?: \(.+\))?$/gm;

/** How many tests a part ran. */
function countTests(output: string): Readonly<Record<'passed' | 'failed' | 'skipped', number>> {
  const lines = [...stripVTControlCharacters(output).matchAll(CLOSING)].map(([line]) => line).join('\n');
  const sum = (word: string): number =>
    [...lines.matchAll(new RegExp(`(\\d+) (?:${word})`, 'g'))].reduce(
      (all, [, count]) => all + Number(count),
      0,
    );
  return {
    passed: sum('passed'),
    failed: sum('failed|flaky|interrupted'),
    skipped: sum('skipped|todo|did not run'),
  };
}

/** Runs the quick tier, or with `--full` all tests; `--only build,browser` some of the parts. */
async function test(): Promise<void> {
  const { values } = parseArgs({ options: { full: { type: 'boolean' }, only: { type: 'string' } } });
  const all = values.full ? [...PARTS, ...FULL_PARTS] : PARTS;
  const only = values.only?.split(',') ?? all.map(({ name }) => name);
  const unknown = only.find((each) => !all.some(({ name }) => name === each));
  if (unknown !== undefined) {
    throw new Error(`There is no part "${unknown}"; there are ${all.map(({ name }) => name).join(', ')}.`);
  }
  // What was not asked for is taken to be there.
  const parts = all
    .filter(({ name }) => only.includes(name))
    .map((part) => ({ ...part, needs: part.needs?.filter((name) => only.includes(name)) }));
  const begin = performance.now();
  const results = await runParts(parts, values.full ? 'full' : 'fast');
  for (const { name, ending, output } of results) {
    if (ending === 'failed') console.log(`\n──── ${name}\n\n${output.trimEnd()}`);
  }
  console.log('\nPart           Result     Seconds');
  for (const { name, ending, seconds } of results) {
    console.log(`${name.padEnd(15)}${ending.padEnd(9)}${seconds.toFixed(1).padStart(9)}`);
  }
  console.log(`All${((performance.now() - begin) / 1000).toFixed(1).padStart(30)}`);
  const total = { passed: 0, failed: 0 };
  for (const { name, output } of results) {
    const { passed, failed, skipped } = countTests(output);
    if (passed + failed + skipped === 0) continue;
    console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    total.passed += passed;
    total.failed += failed;
  }
  if (!values.full && !values.only) console.log('npm run test:full runs what tests/tiers.ts leaves to it.');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = signalled || Number(results.some(({ ending }) => ending !== 'passed'));
}

test().catch((error: unknown) => fail(error, 2));
