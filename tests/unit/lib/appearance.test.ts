// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { APPEARANCES, appearanceRule, appearanceSlot } from '../../../lib/appearance';

vi.mock('@rspress/core/runtime', () => ({}));

afterEach(() => localStorage.clear());

test('S4-2 the choice is kept under the key that the host reads before the first paint', () => {
  for (const choice of APPEARANCES) {
    appearanceSlot.write(choice);
    expect(localStorage.getItem('rspress-theme-appearance')).toBe(choice);
    expect(appearanceSlot.read()).toBe(choice);
  }
});

test.each(['', 'DARK', '"dark"', '<b>', 'null'])('S4-2 a stored %j counts as no choice', (text) => {
  localStorage.setItem('rspress-theme-appearance', text);
  expect(appearanceSlot.read()).toBeUndefined();
});

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
