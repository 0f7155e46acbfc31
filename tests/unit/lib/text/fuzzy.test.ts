import { expect, test } from 'vitest';
import { editDistance, nearest, similarity } from '../../../../lib/text/fuzzy';

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

test.each([
  ['REPORTDIR', 'reportDir'],
  ['reprotDir', 'reportDir'],
  ['prot', 'port'],
  ['mode', undefined],
])('the name nearest to %s is %s', (name, known) => {
  expect(nearest(name, ['reportDir', 'port', 'host'])).toBe(known);
});

test('texts are alike by their neighbouring letters: all of them, some, none', () => {
  expect(similarity('Bundle-Size', 'bundle size')).toBe(1);
  expect(similarity('quickstart', 'quick-star')).toBeGreaterThan(0.9);
  expect(similarity('规则', '规则索引')).toBeCloseTo(0.5);
  expect(similarity('abc', 'xyz')).toBe(0);
  expect(similarity('', '')).toBe(0);
});
