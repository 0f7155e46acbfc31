import { FULL_ONLY } from '../../tests/tiers';
import { tagsFilter } from '../test-tiers/tagsFilter';
import { tagsOfChange } from '../test-tiers/tagsOfChange';
import type { LeftOut } from './commands';
import type { Tier } from './types';

/**
 * What leaves out what only the full tier runs.
 * @param file the changed file, from the root
 * @param tier the full tier leaves out nothing
 */
export function leaveOut(file: string, tier: Tier): LeftOut {
  if (tier === 'full') return { args: [], env: { TEST_TIER: tier } };
  const also = tagsOfChange([file], FULL_ONLY);
  return {
    args: tagsFilter(FULL_ONLY.map(({ tag }) => tag).filter((tag) => !also.includes(tag))),
    env: { TEST_TIER: tier, TEST_ALSO: also.join() },
  };
}
