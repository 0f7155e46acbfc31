import { describe, expect, test } from 'vitest';
import { plantFault } from '../../../../tools/mutants/plantFault';

const fault = { id: 'x', what: 'x', file: 'a.ts', find: 'one()', replace: "two('$&')" };

describe('planted faults: planting', () => {
  test('the text is replaced, and `$` in it stays a letter', () => {
    expect(plantFault('call(one());', fault)).toBe("call(two('$&'));");
  });

  test.each([
    ['two();', 0],
    ['one(); one();', 2],
  ])('a place that is not there exactly once stops the run: %s', (text, count) => {
    expect(() => plantFault(text, fault)).toThrow(
      `x: a.ts has the text ${count} times instead of once: "one()"`,
    );
  });

  test('an empty text, and a fault that changes nothing, stop the run', () => {
    expect(() => plantFault('one()', { ...fault, find: '' })).toThrow('0 times');
    expect(() => plantFault('one()', { ...fault, replace: 'one()' })).toThrow('are the same');
  });
});
