import { FULL_ONLY } from '../../tests/tiers';
import { tagsFilter } from '../test-tiers/tagsFilter';
import type { Part } from './types';

const npm = (name: string, script = name, args: readonly string[] = []): Part => ({
  name,
  command: 'npm',
  args: ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])],
  env: { TEST_TIER: 'fast' },
});

/** What `npm test` leaves out takes minutes. */
const quick = tagsFilter(FULL_ONLY.map(({ tag }) => tag));

/** What needs neither a build nor a browser: content first, because it is what changes most, then the longest. */
export const CHECK_PARTS: readonly Part[] = [
  npm('content', 'check:content'),
  npm('unit tests', 'test:unit', quick),
  npm('types'),
  npm('lint'),
  npm('content tests', 'test:content', quick),
  npm('format', 'format:check'),
];
