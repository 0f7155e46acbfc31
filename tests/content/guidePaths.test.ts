/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('guide paths gate on the real pages', () => {
  it('paths, links and scripts in the guides exist', async () => {
    expect(await gateReport('guidePaths')).toBe('');
  });
});
