import { FULL_ONLY } from '../../tests/tiers';
import type { Part } from '../runner/types';
import { tagsFilter } from './tagsFilter';

/** Which tests are run, and how. */
export interface TestRun {
  readonly tier: 'fast' | 'full';
  /** Tags of the full tier that the quick one takes along. */
  readonly also?: readonly string[];
  /** Names of the parts to run; all of them when left out. */
  readonly only?: readonly string[];
  /** Which share of the browser tests, such as `1/4`. */
  readonly shard?: string;
}

const npm = (name: string, script: string, needs: readonly string[] = []): Part => ({
  name,
  command: 'npm',
  args: ['run', '--silent', script],
  needs,
});

/** Parts that open a browser. */
const BROWSERS = ['browser', 'stock-browser'];

/** Tests of the site without its speed layer. */
const STOCK_TAG = 'speed-layer-off';
/** Where that site is built, and where its tests find it. */
const STOCK = { SITE_ROOT: 'node_modules/.cache/stock-site', PORT: '4174' };

/** Builds the site as Rspress alone makes it, and runs what must hold there as well. */
function stockParts(tier: TestRun['tier'], before: readonly Part[]): Part[] {
  const build: Part = {
    ...npm('stock-build', 'build'),
    env: { ...STOCK, SITE_SPEED: 'off' },
    // It would measure nothing alone, and take the processors of those that do.
    after: before.map(({ name }) => name),
  };
  return [
    build,
    {
      name: 'stock-browser',
      command: 'npx',
      args: ['playwright', 'test', '--grep', '@core\\b'],
      env: { ...STOCK, TEST_TIER: tier, TEST_ALSO: '' },
      needs: ['chromium', 'stock-build'],
    },
  ];
}

/**
 * The parts of a run of tests, in the order in which they shall start.
 * @param run which tests
 * @returns parts for `runParts`; one waits only for parts that are run as well
 * @throws Error when `only` names a part that there is not, with the names that there are
 */
export function testParts({ tier, also = [], only, shard }: TestRun): Part[] {
  const leftOut = tier === 'full' ? [] : FULL_ONLY.map(({ tag }) => tag).filter((tag) => !also.includes(tag));
  const vitest = (name: string, projects: readonly string[], needs: readonly string[] = []): Part => ({
    name,
    command: 'npx',
    args: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project]), ...tagsFilter(leftOut)],
    env: { TEST_TIER: tier },
    needs,
  });
  const beforeBrowser: Part[] = [
    { ...npm('chromium', 'chromium'), env: { TEST_TIER: tier } },
    npm('pages', 'check:content'),
    npm('build', 'build'),
    npm('lint', 'lint'),
    npm('types', 'types'),
    npm('format', 'format:check'),
    vitest('unit', ['unit*']),
    vitest('content', ['content']),
    vitest('analyzer', ['analyzer']),
    vitest('output', ['build', 'search'], ['build']),
  ];
  const parts: Part[] = [
    ...beforeBrowser,
    {
      name: 'browser',
      command: 'npx',
      args: ['playwright', 'test', ...(shard ? ['--shard', shard] : [])],
      env: { TEST_TIER: tier, TEST_ALSO: also.join() },
      needs: ['chromium', 'build'],
      // It takes all processors by itself, and a test that waits for one is a slow test.
      after: beforeBrowser.map(({ name }) => name),
    },
  ];
  if (!leftOut.includes(STOCK_TAG)) parts.push(...stockParts(tier, parts));
  const names = parts.map(({ name }) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}"; there are ${names.join(', ')}.`);
  const isRun = (name: string): boolean => only?.includes(name) ?? true;
  return parts
    .filter(({ name }) => isRun(name) || (name === 'chromium' && BROWSERS.some(isRun)))
    .map((part) => ({
      ...part,
      needs: part.needs?.filter((name) => isRun(name) || name === 'chromium'),
      after: part.after?.filter(isRun),
    }));
}
