import { expect, test } from 'vitest';
import { isMarked } from '../../../../../packages/lean/line-highlight-styles/isMarked';

test.each([
  ['{1,3}', 'a'],
  ['title="a.ts" lineNumbers', 'a'],
  ['fold height="200"', 'a'],
  ['', 'const a = 1; // [!code ++]'],
])('issue 7.1 a sample that brings a sheet: %s %s', (meta, code) => {
  expect(isMarked(meta, code)).toBe(true);
});

test.each([
  ['', 'a { b }'],
  ['title="a.ts" wrapCode', 'const fold = { height };'],
])('issue 7.1 a plain sample: %s %s', (meta, code) => {
  expect(isMarked(meta, code)).toBe(false);
});
