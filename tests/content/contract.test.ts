/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('contract gate on the real pages', () => {
  it('S9-2, S9-3 pages say what the pinned analyzer is, and links of the product arrive', async () => {
    expect(await gateReport('contract')).toBe('');
  });
});
