/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('versions gate on the real pages', () => {
  it('no page types the documented version', async () => {
    expect(await gateReport('versions')).toBe('');
  });
});
