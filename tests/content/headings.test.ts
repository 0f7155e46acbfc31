/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('headings gate on the real pages', () => {
  it('one title, explicit unique ids, no skipped level, sentence case in English', async () => {
    expect(await gateReport('headings')).toBe('');
  });
});
