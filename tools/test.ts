import path from 'node:path';
import { parseArgs } from 'node:util';
import { FULL_ONLY } from '../tests/tiers';
import { runParts } from './runner/runParts';
import { changedFiles } from './test-tiers/changedFiles';
import { countTests } from './test-tiers/countTests';
import { fullTierNote } from './test-tiers/fullTierNote';
import { tagsOfChange } from './test-tiers/tagsOfChange';
import { testParts } from './test-tiers/testParts';

/** The build takes one processor and a half, most other parts one. */
const JOBS = 2;

/** Runs the quick tier, or with `--full` all tests; `--only build,browser` some parts, `--shard 1/4` some browser tests. */
async function test(): Promise<number> {
  const { values } = parseArgs({
    options: { full: { type: 'boolean' }, only: { type: 'string' }, shard: { type: 'string' } },
  });
  const tier = values.full ? 'full' : 'fast';
  const also =
    tier === 'full'
      ? []
      : tagsOfChange(changedFiles(path.join(import.meta.dirname, '..'), process.env.TEST_BASE), FULL_ONLY);
  const parts = testParts({ tier, also, only: values.only?.split(','), shard: values.shard });
  const { code, results } = await runParts(parts, { jobs: JOBS });
  const counts = results.flatMap(({ name, output }) => {
    const count = countTests(output);
    return count ? [{ name, ...count }] : [];
  });
  for (const { name, passed, failed, skipped } of counts) {
    console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
  if (tier === 'fast' && !values.only) console.log(`\n${fullTierNote(FULL_ONLY, also)}`);
  return code;
}

test().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  },
);
