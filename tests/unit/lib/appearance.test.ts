// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { appearanceRule, appearanceSlot } from '../../../lib/appearance';

vi.mock('@rspress/core/runtime', () => ({}));

test('S4-2 the choice is kept under the key that the host reads before the first paint; anything else is none', () => {
  appearanceSlot.write('dark');
  expect(localStorage.getItem('rspress-theme-appearance')).toBe('dark');
  for (const [text, choice] of [
    ['auto', 'auto'],
    ['DARK', undefined],
    ['"dark"', undefined],
  ] as const) {
    localStorage.setItem('rspress-theme-appearance', text);
    expect(appearanceSlot.read()).toBe(choice);
  }
});

test.each([
  [undefined, 'auto', true],
  [true, 'auto', true],
  ['dark', 'dark', true],
  [false, 'light', false],
  ['force-dark', 'dark', false],
])('S2-67 S4-1 darkMode %s begins with %s, switchable: %s', (darkMode, initial, switchable) => {
  expect(appearanceRule(darkMode)).toEqual({ initial, switchable });
});
