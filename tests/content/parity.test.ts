/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('parity gate on the real pages', () => {
  it('both languages have the same files, headings, keys and parts', async () => {
    expect(await gateReport('parity')).toBe('');
  });
});
