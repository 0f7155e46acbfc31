/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('markup gate on the real pages', () => {
  it('issue 15 D3: nothing of a page can run', async () => {
    expect(await gateReport('markup')).toBe('');
  });
});
