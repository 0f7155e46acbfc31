/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('typography gate on the real pages', () => {
  it('Chinese pages follow the rules of typography and the term list', async () => {
    expect(await gateReport('typography')).toBe('');
  });
});
