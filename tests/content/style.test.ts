/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('style gate on the real pages', () => {
  it('no marketing words, nothing unfinished, guide pages lead on, code can be pasted', async () => {
    expect(await gateReport('style')).toBe('');
  });
});
