import { describe, expect, test } from 'vitest';
import {
  cutText,
  entryNamed,
  fillIn,
  formatBytes,
  markdownTable,
  trimInline,
  wellFormed,
} from '../../../../lib/text/strings';

test.each([
  ['', ''],
  ['short', 'short'],
  ['12345678', '12345678'],
  ['123456789', '12345678…'],
  ['🧱'.repeat(8), '🧱'.repeat(8)],
  ['🧱'.repeat(9), `${'🧱'.repeat(8)}…`],
  ['x'.repeat(100_000), 'xxxxxxxx…'],
])('%.20s of eight letters is %s', (text, cut) => {
  expect(cutText(text, 8, '…')).toBe(cut);
});

test('fillIn puts values into their gaps and leaves other braces alone', () => {
  expect(fillIn('{count} of {total}, {other}', { count: 0, total: 9 })).toBe('0 of 9, {other}');
});

describe('markdownTable', () => {
  test('cells cannot break out of their row', () => {
    expect(markdownTable(['A', 'B'], [['`x | y`', 'two\nlines']])).toBe(
      '\n| A | B |\n| --- | --- |\n| `x \\| y` | two lines |\n\n',
    );
  });
});

describe('entryNamed', () => {
  const table = { one: 1, two: 2 };

  test('finds an entry', () => {
    expect(entryNamed(table, 'two', 'Thing')).toBe(2);
  });

  test.each(['three', 'toString'])('%s is unknown, and the message names the others', (name) => {
    expect(() => entryNamed(table, name, 'Thing')).toThrow('is unknown. Names: one, two.');
  });

  test('an empty table says so', () => {
    expect(() => entryNamed({}, 'one', 'Thing')).toThrow('Names: none yet.');
  });
});

test('trimInline takes space from texts alone', () => {
  const list = ['a '];
  expect(trimInline(' a\n')).toBe('a');
  expect(trimInline(list)).toBe(list);
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.00 KB'],
  [203_849, '203.85 KB'],
  [1_190_000, '1.19 MB'],
])('%i bytes are written as the report does: %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test('issue 6.3 half of a surrogate pair is replaced, so that the text can stand in an address', () => {
  const cut = 'a 📦'.slice(0, 3);
  expect(() => encodeURIComponent(cut)).toThrow(URIError);
  expect(encodeURIComponent(wellFormed(cut))).toBe('a%20%EF%BF%BD');
  expect(wellFormed('a 📦 包')).toBe('a 📦 包');
});
