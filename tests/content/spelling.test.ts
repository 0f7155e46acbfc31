/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('spelling gate on the real pages', () => {
  it('English prose is spelled correctly', async () => {
    expect(await gateReport('spelling')).toBe('');
  });
});
