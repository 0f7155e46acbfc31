import { expect, test } from 'vitest';
import { readShotOptions } from '../../../../tools/shots/readShotOptions';

const NAMES = ['overall', 'treemap'];

test('reads what is asked for', () => {
  expect(readShotOptions([], NAMES)).toEqual({ check: false, only: undefined });
  expect(readShotOptions(['--check', '--only', 'treemap,overall'], NAMES)).toEqual({
    check: true,
    only: ['treemap', 'overall'],
  });
});

test.each([
  [['--chek'], 'Unknown argument "--chek". Usage: npm run shots'],
  [['--only', 'tree'], 'Unknown picture "tree". Pictures: overall, treemap.'],
  [['--only'], 'Unknown picture "".'],
])('%j is refused with the usage', (args, message) => {
  expect(() => readShotOptions(args, NAMES)).toThrow(message);
});
