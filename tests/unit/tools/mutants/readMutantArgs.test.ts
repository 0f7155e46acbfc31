import { describe, expect, test } from 'vitest';
import { readMutantArgs } from '../../../../tools/mutants/readMutantArgs';

describe('planted faults: the command line', () => {
  test('without arguments everything runs, two at a time, after the unplanted copy', () => {
    expect(readMutantArgs([])).toMatchObject({
      only: [],
      baseline: true,
      whole: false,
      list: false,
      jobs: 2,
    });
  });

  test('faults are named by ids and kinds', () => {
    const args = ['--only', 'theme, plural', '--from', 'hump', '--no-baseline', '--whole', '--jobs', '1'];
    expect(readMutantArgs(args)).toMatchObject({
      only: ['theme', 'plural'],
      from: 'hump',
      baseline: false,
      whole: true,
      jobs: 1,
    });
  });

  test.each(['0', 'many', '1.5'])('%s jobs are refused', (jobs) => {
    expect(() => readMutantArgs(['--jobs', jobs])).toThrow(`--jobs ${jobs}: a whole number above 0`);
  });
});
