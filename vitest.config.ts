import { defineConfig } from 'vitest/config';
import { unitGroups } from './tests/support/unitGroups.ts';
import { FULL_ONLY } from './tests/tiers.ts';

const { isolated, dom, shared } = unitGroups();

/**
 * Five kinds of test without a browser: `unit` (pure code and hooks; `--project 'unit*'`), `content` (the real docs, no
 * build), `build` and `search` (the built output, and how well its index answers; run `npm run build` first) and
 * `analyzer` (the real, pinned Rsdoctor packages).
 *
 * Files that leave nothing behind share a process and its modules (`isolate: false`): starting one and importing the
 * same modules again takes longer than most tests. Processes and not threads, whose stack is too small for the expressions
 * that read 5 MB of pasted text.
 */
export default defineConfig({
  test: {
    // Vitest leaves one processor free, which is half of a small machine.
    maxWorkers: '100%',
    // A second run compiles only what has changed: a third of the time of npm run check.
    experimental: { fsModuleCache: true },
    tags: Object.entries(FULL_ONLY).map(([name, description]) => ({
      name,
      description,
      skip: process.env.TEST_TIER === 'fast',
    })),
    projects: [
      { test: { name: 'unit', include: shared, testTimeout: 30_000, hookTimeout: 60_000, isolate: false } },
      { test: { name: 'unit-dom', include: dom, testTimeout: 30_000, hookTimeout: 60_000, isolate: false } },
      // A context of its own for each file keeps what it mocks to itself, and takes half the time of a process.
      {
        test: {
          name: 'unit-isolated',
          include: isolated,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          pool: 'vmForks',
        },
      },
      {
        test: {
          // Vitest leaves one processor free, which is half of a small machine.
          maxWorkers: '100%',
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'search',
          include: ['tests/search-quality/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'analyzer',
          include: ['tests/analyzer/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
