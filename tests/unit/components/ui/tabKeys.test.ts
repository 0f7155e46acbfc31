import { expect, test } from 'vitest';
import { tabKeys } from '../../../../components/ui/tabKeys';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['Enter', 1, undefined],
  ['ArrowDown', 1, undefined],
])('%s on tab %i of 4 leads to %s', (key, index, next) => {
  expect(tabKeys(key, index, 4)).toBe(next);
});
