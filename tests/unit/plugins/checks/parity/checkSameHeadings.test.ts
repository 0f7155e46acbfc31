import { describe, expect, it } from 'vitest';
import { checkSameHeadings } from '../../../../../plugins/checks/parity/checkSameHeadings';
import { fixture, places } from '../fixture';

describe('parity gate', () => {
  it('ids that only one language has', async () => {
    expect(places(await checkSameHeadings(fixture('heading-differs')))).toEqual([
      'docs/en/guide/page.mdx:9 parity/headings',
      'docs/zh/guide/page.mdx:9 parity/headings',
    ]);
  });

  it('the same ids in another order', async () => {
    expect(places(await checkSameHeadings(fixture('heading-order-differs')))).toEqual([
      'docs/zh/guide/page.mdx:7 parity/headings',
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkSameHeadings(fixture('good-site')))).toEqual([]);
  });
});
