import { exec, type ExecException } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
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
/** The build takes one processor and a half, most other parts one. */
const JOBS = 2;

const rows = new Map<string, Promise<{ readonly result: string }>>();

const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(1);

/** Runs a part unless one that it needs has not passed, and gives its row of the table; shows what a failed one printed. */
async function runPart(name: string, { script, needs = [], env }: Part, tier: string) {
  // What was not asked for is taken to be there.
  const needed = await Promise.all(needs.flatMap((each) => rows.get(each) ?? []));
  if (needed.some(({ result }) => result !== 'passed')) return { name, result: 'left out', seconds: '0' };
  console.log(`started: ${name}`);
  const start = performance.now();
  const options = { env: { ...process.env, TEST_TIER: tier, ...env }, maxBuffer: Infinity };
  let result = 'passed';
  await promisify(exec)(`npm run --silent ${script}`, options).catch(({ stdout, stderr }: ExecException) => {
    result = 'failed';
    console.log(`\n${stdout}${stderr}`);
  });
  const seconds = secondsSince(start);
  console.log(`${result}: ${name}, ${seconds} s`);
  return { name, result, seconds };
}

/**
 * Runs the quick tier, or with `--full` all tests; `--only build,browser` some of the parts. They run side by side, each
 * started in its order when a place is free.
 */
async function test(): Promise<void> {
  const { values } = parseArgs({ options: { full: { type: 'boolean' }, only: { type: 'string' } } });
  const all = values.full ? FULL_PARTS : PARTS;
  const only = values.only?.split(',') ?? Object.keys(all);
  const unknown = only.find((each) => !(each in all));
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}"; there are ${Object.keys(all).join(', ')}.`);
  const running = new Set<Promise<unknown>>();
  for (const [name, part] of Object.entries(all).filter(([each]) => only.includes(each))) {
    while (running.size >= (part.alone ? 1 : JOBS)) await Promise.race(running);
    const row = runPart(name, part, values.full ? 'full' : 'fast').finally(() => running.delete(row));
    rows.set(name, row);
    running.add(row);
  }
  const table = await Promise.all(rows.values());
  console.table(table);
  console.log(`${secondsSince(0)} s`);
  process.exitCode = Number(table.some(({ result }) => result !== 'passed'));
}

test().catch((error: unknown) => fail(error, 2));
