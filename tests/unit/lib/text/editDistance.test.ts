import { expect, test } from 'vitest';
import { editDistance } from '../../../../lib/text/editDistance';

test.each([
  ['loader', 'loader', 0],
  ['loader', 'laoder', 1],
  ['loader', 'loder', 1],
  ['resolver', 'reslover', 1],
  ['bundle', 'bndel', 2],
  ['bundle', 'treemap', 3],
])('from %s to %s it takes %i changes', (from, to, distance) => {
  expect(editDistance(from, to, 2)).toBe(distance);
});

test.each([
  ['', 'abc', 3],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['quickstart', 'quick-start', 1],
  ['kitten', 'sitting', 3],
])('%s and %s lie %i edits apart, either way', (from, to, edits) => {
  expect(editDistance(from, to, 4)).toBe(edits);
  expect(editDistance(to, from, 4)).toBe(edits);
});
