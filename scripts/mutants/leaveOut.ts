import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LeftOut } from './commands';
import { outerTags } from './outerTags';
import type { Tier } from './types';

const VITEST = path.resolve(import.meta.dirname, '../../vitest.config.ts');
/** Vitest refuses a tag that its configuration does not declare. */
const declaresTags = /\btags\b/.test(readFileSync(VITEST, 'utf8'));

/**
 * Arguments that leave out what only the full tier runs.
 * @param file the changed file, from the root
 * @param tier the full tier leaves out nothing
 */
export function leaveOut(file: string, tier: Tier): LeftOut {
  const tags = tier === 'full' ? [] : outerTags(file);
  if (tags.length === 0) return { vitest: [], playwright: [] };
  return {
    vitest: declaresTags ? [`--tags-filter=${tags.map((tag) => `!${tag}`).join(' && ')}`] : [],
    playwright: [`--grep-invert=${tags.map((tag) => `@${tag}\\b`).join('|')}`],
  };
}
