import { expect, test } from 'vitest';
import { outlineEntries } from '../../../../theme/outline/outlineEntries';

const heading = (depth: number, id = `h${depth}`) => ({ id, text: `Depth ${depth}`, depth, charIndex: 0 });

test('S2-23 h2 to h4, h2 being the highest', () => {
  expect(outlineEntries([1, 2, 3, 4, 5].map((depth) => heading(depth)))).toEqual([
    { id: 'h2', text: 'Depth 2', depth: 0, top: 'h2' },
    { id: 'h3', text: 'Depth 3', depth: 1, top: 'h2' },
    { id: 'h4', text: 'Depth 4', depth: 2, top: 'h2' },
  ]);
});

test('S2-23 a heading without id cannot be linked', () => {
  expect(outlineEntries([heading(2, '')])).toEqual([]);
});
