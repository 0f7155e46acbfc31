import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
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
/** Parts of Vitest, which takes what it leaves out as arguments. */
const VITEST = ['unit', 'content', 'analyzer', 'output'];
/** The build takes one processor and a half, most other parts one. */
const JOBS = 2;

const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(1);

/** Runs a part, and gives its row of the table; what a part that fails printed is shown. */
async function runPart(name: string, { script, env }: Part, tier: string) {
  console.log(`started: ${name}`);
  const start = performance.now();
  const args = tier === 'fast' && VITEST.includes(name) ? ['--', ...VITEST_FAST] : [];
  const options = {
    env: { ...process.env, TEST_TIER: tier, ...env },
    maxBuffer: Infinity,
    shell: process.platform === 'win32',
  };
  const result = await promisify(execFile)('npm', ['run', '--silent', script, ...args], options).then(
    () => 'passed',
    ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => {
      console.log(`\n${stdout}${stderr}`);
      return 'failed';
    },
  );
  const seconds = secondsSince(start);
  console.log(`${result}: ${name}, ${seconds} s`);
  return { name, result, seconds };
}

/** Runs parts side by side, started in their order, each when a place is free and what it needs has passed. */
async function runParts(parts: readonly (readonly [string, Part])[], tier: string) {
  const started = new Map<string, ReturnType<typeof runPart>>();
  const running = new Set<Promise<unknown>>();
  for (const [name, part] of parts) {
    while (running.size >= (part.alone ? 1 : JOBS)) await Promise.race(running);
    // What was not asked for is taken to be there.
    const needed = await Promise.all((part.needs ?? []).flatMap((each) => started.get(each) ?? []));
    const canRun = needed.every(({ result }) => result === 'passed');
    const row = canRun
      ? runPart(name, part, tier)
      : Promise.resolve({ name, result: 'left out', seconds: '0' });
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
  console.log(`${secondsSince(0)} s`);
  process.exitCode = Number(rows.some(({ result }) => result !== 'passed'));
}

test().catch((error: unknown) => fail(error, 2));
