import { expect, test } from 'vitest';
import { CHECK_PARTS } from '../../../../tools/runner/checkParts';

test('issue 14 npm run check asks the tests what npm test asks them, and none of the full tier', () => {
  expect(CHECK_PARTS.map(({ env }) => env?.TEST_TIER)).toEqual(CHECK_PARTS.map(() => 'fast'));
  const tests = CHECK_PARTS.filter(({ args }) => args.some((arg) => /^test:/.test(arg)));
  expect(tests.map(({ name }) => name)).toEqual(['unit tests', 'content tests']);
  for (const { args } of tests) expect(args).toContain('--tags-filter');
});
