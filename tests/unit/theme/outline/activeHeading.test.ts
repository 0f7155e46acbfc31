import { expect, test } from 'vitest';
import { activeHeading } from '../../../../theme/outline/activeHeading';

const headings = (...tops: (number | undefined)[]) => tops.map((top, index) => ({ id: `h${index}`, top }));
const middle = { start: 100, height: 800, left: 5000, scrolled: true };

test('S2-23 the last heading above the line is the one being read', () => {
  expect(activeHeading(headings(-900, 20, 500), middle)).toBe('h1');
  expect(activeHeading(headings(-900, 100, 500), middle)).toBe('h1');
  expect(activeHeading(headings(-900, 101, 500), middle)).toBe('h0');
});

test('S2-23 above the first heading none is', () => {
  expect(activeHeading(headings(200, 500), { ...middle, scrolled: false })).toBeUndefined();
  expect(activeHeading([], middle)).toBeUndefined();
});

test('S2-23 short last sections have their turn: at the end of the page the last one is read', () => {
  const last = headings(-500, 300, 600, 790);
  expect(activeHeading(last, { ...middle, left: 800 })).toBe('h0');
  expect(activeHeading(last, { ...middle, left: 400 })).toBe('h1');
  expect(activeHeading(last, { ...middle, left: 0 })).toBe('h3');
});

test('S2-23 a page that does not scroll is read from its top', () => {
  expect(activeHeading(headings(150, 300), { ...middle, left: 0, scrolled: false })).toBeUndefined();
});

test('S2-23 a heading that the page does not have is passed over', () => {
  expect(activeHeading(headings(-10, undefined), middle)).toBe('h0');
});
