import { FULL_ONLY } from '../../tests/tiers';
import { tagsFilter } from '../test-tiers/tagsFilter';
import { tagsOfChange } from '../test-tiers/tagsOfChange';
import type { LeftOut } from './commands';
import type { Tier } from './types';

/**
 * Arguments that leave out what only the full tier runs.
 * @param file the changed file, from the root
 * @param tier the full tier leaves out nothing
 */
export function leaveOut(file: string, tier: Tier): LeftOut {
  const also = tagsOfChange([file], FULL_ONLY);
  const tags = tier === 'full' ? [] : FULL_ONLY.map(({ tag }) => tag).filter((tag) => !also.includes(tag));
  if (tags.length === 0) return { vitest: [], playwright: [] };
  return {
    vitest: tagsFilter(tags),
    playwright: [`--grep-invert=${tags.map((tag) => `@${tag}\\b`).join('|')}`],
  };
}
