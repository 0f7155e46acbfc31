/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('links gate on the real pages', () => {
  it('links, anchors and fragments lead somewhere and say where', async () => {
    expect(await gateReport('links')).toBe('');
  });
});
