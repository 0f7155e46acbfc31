import { expect, test } from 'vitest';
import { appearanceRule } from '../../../../lib/appearance';

test.each([
  [undefined, 'auto', true],
  [true, 'auto', true],
  ['auto', 'auto', true],
  ['light', 'light', true],
  ['dark', 'dark', true],
  [false, 'light', false],
  ['force-light', 'light', false],
  ['force-dark', 'dark', false],
  ['force-auto', 'auto', false],
])('S2-67 S4-1 darkMode %s begins with %s, switchable: %s', (darkMode, initial, switchable) => {
  expect(appearanceRule(darkMode)).toEqual({ initial, switchable });
});
