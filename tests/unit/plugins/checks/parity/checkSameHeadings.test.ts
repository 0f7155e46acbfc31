import { describe, expect, it } from 'vitest';
import { checkSameHeadings } from '../../../../../plugins/checks/parity/checkParity';
import { fixture, places } from '../fixture';

describe('parity gate', () => {
  it('ids that only one language has', async () => {
    expect(places(await checkSameHeadings(fixture('heading-differs')))).toEqual([
      'docs/en/guide/page.mdx:9 parity/headings',
      'docs/zh/guide/page.mdx:9 parity/headings',
    ]);
  });

  it('a heading below another one, and another level', async () => {
    const issues = await checkSameHeadings(fixture('heading-order-differs'));
    expect(issues.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '9 English has ### {#detail} below {#first}, Chinese ### {#detail} below {#second}',
      '11 English has #### {#deep} below {#second}, Chinese ### {#deep} below {#second}',
    ]);
  });

  it('the order of sections is free', async () => {
    expect(places(await checkSameHeadings(fixture('facts-reordered')))).toEqual([]);
  });

  it('passes the good site', async () => {
    expect(places(await checkSameHeadings(fixture('good-site')))).toEqual([]);
  });
});
