/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('images gate on the real pages', () => {
  it('images exist and are described', async () => {
    expect(await gateReport('images')).toBe('');
  });
});
