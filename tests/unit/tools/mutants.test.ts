import { expect, test } from 'vitest';
import { FAULT_LIST } from '../../../tools/mutants/faultList';
import { misfits } from '../../../tools/mutants/misfits';
import { ROOT } from '../../support/site';

// With a fault in its file this would catch each of them, and prove nothing.
test.skipIf(process.env.FAULT_PLANTED)('issue 14.2 every planted fault has its place in the code', () => {
  expect(FAULT_LIST.length).toBeGreaterThanOrEqual(60);
  expect(misfits(FAULT_LIST, ROOT)).toEqual([]);
});
