/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('routes gate on the real pages', () => {
  it('S2-4 S2-8..S2-16 the tree is the route table, and the navigation shows every page', async () => {
    expect(await gateReport('routes')).toBe('');
  });
});
