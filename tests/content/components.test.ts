/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('components gate on the real pages', () => {
  it('author components are written so that they work', async () => {
    expect(await gateReport('components')).toBe('');
  });
});
