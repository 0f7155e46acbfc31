import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { VITEST_FAST } from '../tests/tiers';
import { fail } from './runCommand';

interface Part {
  readonly script: string;
  readonly needs?: readonly string[];
  /** It takes all processors by itself, so it waits for everything before it. */
  readonly alone?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** The site without its speed layer: where it is built, and where its tests find it. */
const STOCK = { SITE_SPEED: 'off', SITE_ROOT: 'node_modules/.cache/stock-site', PORT: '4174' };

const PARTS: Readonly<Record<string, Part>> = {
  chromium: { script: 'chromium' },
  pages: { script: 'check:content' },
  build: { script: 'build' },
  lint: { script: 'lint' },
  types: { script: 'types' },
  format: { script: 'format:check' },
  unit: { script: 'test:unit' },
  content: { script: 'test:content' },
  analyzer: { script: 'test:analyzer' },
  output: { script: 'test:build', needs: ['build'] },
  browser: { script: 'test:e2e', needs: ['chromium', 'build'], alone: true },
};
const FULL_PARTS: typeof PARTS = {
  ...PARTS,
  'stock-build': { script: 'build', alone: true, env: STOCK },
  'stock-browser': { script: 'test:core', needs: ['chromium', 'stock-build'], alone: true, env: STOCK },
};
/** Parts of Vitest, which reads no environment. */
const VITEST = ['unit', 'content', 'analyzer', 'output'];
/** The build takes one processor and a half, most other parts one. */
const JOBS = 2;

/** Vitest closes with `Tests  1 failed | 20 passed (21)`, Playwright with `20 passed (3.1m)` on lines of their own. */
const CLOSING =
  /^\s*(?:Tests\s+.+|\d+ (?:passed|failed|skipped|did not run|flaky|interrupted)(?: \(.+\))?)$/gm;

/** Runs a part, and gives its row of the table; what a part that fails printed is shown. */
async function runPart(name: string, { script, env }: Part, tier: string) {
  console.log(`started: ${name}`);
  const start = performance.now();
  const args = tier === 'fast' && VITEST.includes(name) ? ['--', ...VITEST_FAST] : [];
  const child = spawn('npm', ['run', '--silent', script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TEST_TIER: tier, ...env },
    shell: process.platform === 'win32',
  });
  const closed = once(child, 'close');
  const texts = await Promise.all([text(child.stdout), text(child.stderr)]);
  const output = stripVTControlCharacters(texts.join(''));
  const result = (await closed)[0] === 0 ? 'passed' : 'failed';
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${result}: ${name}, ${seconds} s${result === 'failed' ? `\n\n${output.trimEnd()}\n` : ''}`);
  const tests = (output.match(CLOSING) ?? []).map((line) => line.trim().replace(/^Tests\s+/, '')).join(', ');
  return { name, result, seconds, tests };
}

/** Runs parts side by side, started in their order, each when a place is free and what it needs has passed. */
async function runParts(parts: readonly (readonly [string, Part])[], tier: string) {
  const started = new Map<string, ReturnType<typeof runPart>>();
  const running = new Set<Promise<unknown>>();
  for (const [name, part] of parts) {
    while (running.size >= (part.alone ? 1 : JOBS)) await Promise.race(running);
    // What was not asked for is taken to be there.
    const needed = await Promise.all((part.needs ?? []).flatMap((each) => started.get(each) ?? []));
    const row = needed.every(({ result }) => result === 'passed')
      ? runPart(name, part, tier)
      : Promise.resolve({ name, result: 'left out', seconds: '0', tests: '' });
    started.set(name, row);
    const run: Promise<unknown> = row.then(() => running.delete(run));
    running.add(run);
  }
  return Promise.all(started.values());
}

/** Runs the quick tier, or with `--full` all tests; `--only build,browser` some of the parts. */
async function test(): Promise<void> {
  const { values } = parseArgs({ options: { full: { type: 'boolean' }, only: { type: 'string' } } });
  const all = values.full ? FULL_PARTS : PARTS;
  const only = values.only?.split(',') ?? Object.keys(all);
  const unknown = only.find((each) => !(each in all));
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}"; there are ${Object.keys(all).join(', ')}.`);
  const parts = Object.entries(all).filter(([name]) => only.includes(name));
  const rows = await runParts(parts, values.full ? 'full' : 'fast');
  console.table(rows);
  const sum = (words: string): number =>
    rows
      .flatMap(({ tests }) => tests.match(new RegExp(`\\d+ (?:${words})`, 'g')) ?? [])
      .reduce((total, each) => total + parseInt(each, 10), 0);
  if (!values.full && !values.only) console.log('npm run test:full runs what tests/tiers.ts leaves to it.');
  console.log(`${(performance.now() / 1000).toFixed(1)} s`);
  console.log(`${sum('passed')} passed, ${sum('failed|flaky|interrupted')} failed`);
  process.exitCode = Number(rows.some(({ result }) => result !== 'passed'));
}

test().catch((error: unknown) => fail(error, 2));
