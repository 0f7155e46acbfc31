/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('containers gate on the real pages', () => {
  it('containers have a known type, a title and an end', async () => {
    expect(await gateReport('containers')).toBe('');
  });
});
