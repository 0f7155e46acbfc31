import path from 'node:path';
import { expect, test } from 'vitest';
import { FAULT_LIST } from '../../../../tools/mutants/faultList';
import { misfits } from '../../../../tools/mutants/misfits';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

// With a fault in its file this would catch each of them, and prove nothing.
test.skipIf(process.env.FAULT_PLANTED)(
  'planted faults: every fault has its place in the code of today',
  () => {
    expect(misfits(FAULT_LIST, ROOT)).toEqual([]);
  },
);

test('planted faults: a place that is gone is named', () => {
  const fault = { id: 'gone', what: 'x', file: 'package.json', find: '"no such entry"', replace: '' };
  expect(misfits([fault], ROOT)).toEqual([
    'gone: package.json has the text 0 times instead of once: "\\"no such entry\\""',
  ]);
});
