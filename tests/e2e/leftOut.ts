import { FULL_ONLY } from '../tiers';

const TAGS = FULL_ONLY.map(({ tag }) => tag);

/**
 * What this run of the browser tests leaves to the full tier.
 * @param env environment: `TEST_TIER`, `fast` or `full`, empty counts as `full`; `TEST_ALSO`, the tags that a fast run
 *   takes in all the same, separated by commas
 * @returns a pattern per tag and per spec that is left out, for Playwright's `grepInvert`
 * @throws Error when a name is not known, so that a slip of the pen leaves nothing out unseen
 */
export function leftOut(env: Readonly<Record<string, string | undefined>>): RegExp[] {
  const tier = env.TEST_TIER || 'full';
  const also = (env.TEST_ALSO || '').split(',').filter(Boolean);
  if (tier !== 'fast' && tier !== 'full') {
    throw new Error(`TEST_TIER=${tier} is no tier. Use TEST_TIER=fast or TEST_TIER=full.`);
  }
  const unknown = also.find((tag) => !TAGS.includes(tag));
  if (unknown) {
    throw new Error(`TEST_ALSO names ${unknown}. Use tags of tests/tiers.ts: ${TAGS.join(', ')}`);
  }
  if (tier === 'full') return [];
  return FULL_ONLY.filter(({ tag }) => !also.includes(tag)).flatMap(({ tag, specs }) => [
    new RegExp(`@${tag}(?![\\w-])`),
    // Playwright compares a pattern with the path of the file, the titles and the tags, in this order.
    ...(specs?.split(' ') ?? []).map(
      (name) => new RegExp(`(?<![\\w-])${name}\\.spec\\.ts (?!.*@core(?![\\w-]))`),
    ),
  ]);
}
