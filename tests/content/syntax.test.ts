/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('syntax gate on the real pages', () => {
  it('every page can be parsed', async () => {
    expect(await gateReport('syntax')).toBe('');
  });
});
