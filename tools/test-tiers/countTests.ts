/** How many tests a part ran, and how many it knew and did not run. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

// eslint-disable-next-line no-control-regex -- runners colour their words
const COLOURS = /\u001b\[[\d;]*m/g;
/** Vitest: `Tests  1 failed | 20 passed | 3 skipped (24)`; Playwright: `20 passed (3.1m)` on a line of its own. */
const VITEST_LINE = /^\s*Tests\s+(.+)$/gm;
const PLAYWRIGHT_LINE = /^\s+(\d+ (?:passed|failed|skipped|did not run|flaky|interrupted))(?: \(.+\))?$/gm;

/**
 * Reads the closing lines of Vitest and of Playwright.
 * @param output what the runner printed
 * @returns the sum of them; undefined when no runner of tests closed
 */
export function countTests(output: string): Count | undefined {
  const text = output.replace(COLOURS, '');
  const lines = [...text.matchAll(VITEST_LINE), ...text.matchAll(PLAYWRIGHT_LINE)].map(
    ([, line = '']) => line,
  );
  if (lines.length === 0) return undefined;
  const sum = (word: RegExp): number =>
    lines.flatMap((line) => [...line.matchAll(word)]).reduce((total, [, count]) => total + Number(count), 0);
  return {
    passed: sum(/(\d+) passed/g),
    failed: sum(/(\d+) (?:failed|flaky|interrupted)/g),
    skipped: sum(/(\d+) (?:skipped|todo|did not run)/g),
  };
}
