import { expect, test } from 'vitest';
import { slowdown } from '../../../e2e/slowdown';

test('browser tests run at full speed unless a factor is asked for', () => {
  expect(slowdown({})).toBe(1);
  expect(slowdown({ CPU_SLOWDOWN: '' })).toBe(1);
  expect(slowdown({ CPU_SLOWDOWN: '4' })).toBe(4);
});

test.each(['fast', '0', '-4', '21', 'NaN'])('%s is refused with what to write instead', (value) => {
  expect(() => slowdown({ CPU_SLOWDOWN: value })).toThrow(
    `CPU_SLOWDOWN=${value} is no factor. Use a number from 1 to 20: CPU_SLOWDOWN=4 npm run test:e2e`,
  );
});
