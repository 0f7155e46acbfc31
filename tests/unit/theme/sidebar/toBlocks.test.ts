import { expect, test } from 'vitest';
import { toBlocks } from '../../../../theme/sidebar/toBlocks';

const one = { text: 'One', link: '/one' };
const two = { text: 'Two', link: '/two' };
const dashed = { dividerType: 'dashed' as const };
const header = { sectionHeaderText: 'Header' };

test('S3-26 S3-27 lines and names cut a level into lists', () => {
  expect(toBlocks([one, dashed, two, header, one, two])).toEqual([
    { kind: 'list', items: [one] },
    { kind: 'divider', divider: dashed },
    { kind: 'list', items: [two] },
    { kind: 'list', header, items: [one, two] },
  ]);
});

test('S3-25 a level without them is one list, an empty one none', () => {
  expect(toBlocks([one, two])).toEqual([{ kind: 'list', items: [one, two] }]);
  expect(toBlocks([])).toEqual([]);
});
