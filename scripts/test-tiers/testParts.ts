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
  const names = parts.map(({ name }) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}"; there are ${names.join(', ')}.`);
  const isRun = (name: string): boolean => only?.includes(name) ?? true;
  return parts
    .filter(({ name }) => isRun(name) || (name === 'chromium' && isRun('browser')))
    .map((part) => ({
      ...part,
      needs: part.needs?.filter((name) => isRun(name) || name === 'chromium'),
      after: part.after?.filter(isRun),
    }));
}
