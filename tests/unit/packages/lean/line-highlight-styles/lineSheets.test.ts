import { expect, test } from 'vitest';
import { lineSheets } from '../../../../../packages/lean/line-highlight-styles/lineSheets';

test.each([
  ['{1,3}', 'a', ['marked']],
  ['title="a.ts" lineNumbers', 'a', ['sized']],
  ['fold height="200"', 'a', ['sized']],
  ['', 'const a = 1; // [!code ++:2]', ['changed']],
  ['', 'const a = 1; // [!code --]', ['changed']],
  ['', 'const a = 1; // [!code highlight:3]', ['marked']],
  ['lineNumbers', 'const a = 1; // [!code ++] // [!code focus]', ['changed', 'marked', 'sized']],
])('issue 7.1 issue 18.6 sheets of a sample: %s %s', (meta, code, sheets) => {
  expect(lineSheets(meta, code)).toEqual(sheets);
});

test.each([
  ['', 'a { b }'],
  ['title="a.ts" wrapCode', 'const fold = { height };'],
])('issue 7.1 a plain sample brings none: %s %s', (meta, code) => {
  expect(lineSheets(meta, code)).toEqual([]);
});
