// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { APPEARANCES, appearanceSlot } from '../../../../lib/appearance';

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
