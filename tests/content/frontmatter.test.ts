/** @module-tag gate */
import { describe, expect, it } from 'vitest';
import { gateReport } from './gateReport';

describe('frontmatter gate on the real pages', () => {
  it('S3-5 S3-6 S3-32..S3-34 every page passes the schema of its kind, S9-1 releases carry their day', async () => {
    expect(await gateReport('frontmatter')).toBe('');
  });
});
