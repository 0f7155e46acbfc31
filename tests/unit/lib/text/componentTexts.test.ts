import { describe, expect, test } from 'vitest';
import { entryNamed, fillIn, markdownTable, trimInline } from '../../../../lib/text/strings';

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
