import { describe, expect, it } from 'vitest';
import { checkSameFrontmatter } from '../../../../../plugins/checks/parity/checkParity';
import { fixture, places } from '../fixture';

describe('parity gate', () => {
  it('a key that one language lacks, and another value', async () => {
    expect(places(await checkSameFrontmatter(fixture('frontmatter-differs')))).toEqual([
      'docs/en/guide/page.mdx:4 parity/frontmatter',
      'docs/zh/guide/page.mdx:3 parity/frontmatter',
    ]);
  });

  it('passes the good site, whose texts differ', async () => {
    expect(places(await checkSameFrontmatter(fixture('good-site')))).toEqual([]);
  });
});
