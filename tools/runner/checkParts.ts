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
const slow = FULL_ONLY.map(({ tag }) => tag);

/** What needs neither a build nor a browser: content first, because it is what changes most, then the longest. */
export const CHECK_PARTS: readonly Part[] = [
  npm('content', 'check:content'),
  npm('unit tests', 'test:unit', tagsFilter(slow)),
  npm('types'),
  npm('lint'),
  // The first part has run the gates.
  npm('content tests', 'test:content', tagsFilter([...slow, 'gate'])),
  npm('format', 'format:check'),
];
