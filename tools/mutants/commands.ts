import { VITEST_FAST } from '../../tests/tiers';
import type { Check, Tier } from './types';

const bin = (name: string, ...args: readonly string[]): string[] => [`node_modules/.bin/${name}`, ...args];

const MINUTE = 60_000;
const BROWSER_OPTIONS = ['--workers=1', '--max-failures=1', '--reporter=list', '--pass-with-no-tests'];

const vitest = (name: string, timeout: number, ...args: readonly string[]): Check => ({
  name,
  command: bin('vitest', ...args, '--bail=1', '--passWithNoTests'),
  timeout,
});

const leftOut = (tier: Tier): readonly string[] => (tier === 'fast' ? VITEST_FAST : []);

/** Kept between faults, so that only what changed is read again. */
const TYPES_MEMO = 'node_modules/.cache/mutants.tsbuildinfo';

/** The steps of the tests. */
export const COMMANDS = {
  gates: { name: 'content gates', command: bin('tsx', 'tools/check.ts'), timeout: 2 * MINUTE },
  types: {
    name: 'types',
    command: bin('tsc', '--incremental', '--tsBuildInfoFile', TYPES_MEMO),
    timeout: 4 * MINUTE,
  },
  lint: (file: string): Check => ({
    name: 'lint',
    command: file.endsWith('.css') ? bin('stylelint', file) : bin('eslint', file),
    timeout: 4 * MINUTE,
  }),
  lintAll: { name: 'lint', command: ['npm', 'run', '--silent', 'lint'], timeout: 8 * MINUTE },
  /** Unit tests below some folders; all of them without any. */
  unit: (...folders: readonly string[]): Check =>
    vitest('unit', 10 * MINUTE, 'run', '--project', 'unit*', ...folders),
  /** Unit tests that import a file. */
  related: (file: string): Check =>
    vitest('unit', 6 * MINUTE, 'related', file, '--run', '--project', 'unit*'),
  content: vitest('content tests', 4 * MINUTE, 'run', '--project', 'content'),
  build: { name: 'build', command: ['npm', 'run', '--silent', 'build'], timeout: 6 * MINUTE },
  /** Tests of the output; all of them when no file is named. */
  output: (files: readonly string[], tier: Tier): Check => ({
    ...vitest(
      'output',
      15 * MINUTE,
      'run',
      '--project',
      'build',
      '--project',
      'search',
      ...files,
      ...leftOut(tier),
    ),
    env: { TEST_TIER: tier },
  }),
  /** Tests against the real analyzer. */
  analyzer: (tier: Tier): Check => ({
    ...vitest('analyzer', 20 * MINUTE, 'run', '--project', 'analyzer', ...leftOut(tier)),
    env: { TEST_TIER: tier },
  }),
  /** Browser tests; all of them when no spec is named. */
  browser: (specs: readonly string[], tier: Tier): Check => ({
    name: 'browser',
    command: bin('playwright', 'test', ...specs, ...BROWSER_OPTIONS),
    env: { TEST_TIER: tier },
    timeout: 40 * MINUTE,
  }),
} as const;
