import { expect, test } from 'vitest';
import { placeBelow } from '../../../../components/ui/placeBelow';

const view = { width: 320, height: 600 };
const size = { width: 250, height: 80 };

test('stands below its anchor, centred', () => {
  expect(placeBelow({ left: 140, top: 100, width: 40, height: 20 }, size, view)).toEqual({
    left: 35,
    top: 126,
  });
});

test('stays inside the window on both sides', () => {
  expect(placeBelow({ left: 0, top: 100, width: 40, height: 20 }, size, view).left).toBe(8);
  expect(placeBelow({ left: 280, top: 100, width: 40, height: 20 }, size, view).left).toBe(62);
});

test('goes above where there is no room below', () => {
  expect(placeBelow({ left: 140, top: 560, width: 40, height: 20 }, size, view).top).toBe(474);
});
