import type { Part } from './types';

const npm = (name: string, script = name): Part => ({
  name,
  command: 'npm',
  args: ['run', '--silent', script],
});

/** What needs neither a build nor a browser: content first, because it is what changes most, then the longest. */
export const CHECK_PARTS: readonly Part[] = [
  npm('content', 'check:content'),
  npm('unit tests', 'test:unit'),
  npm('types'),
  npm('lint'),
  npm('content tests', 'test:content'),
  npm('format', 'format:check'),
];
