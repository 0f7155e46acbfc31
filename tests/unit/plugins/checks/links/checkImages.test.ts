import { describe, expect, it } from 'vitest';
import { checkImages } from '../../../../../plugins/checks/images';
import { fixture, places } from '../fixture';

describe('images gate', () => {
  it('a file that does not exist, no alt text, a missing icon of the home page', async () => {
    expect(places(await checkImages(fixture('missing-image')))).toEqual([
      'docs/en/guide/page.mdx:7 images/missing',
      'docs/en/guide/page.mdx:9 images/alt',
      'docs/en/index.mdx:5 images/missing',
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkImages(fixture('good-site')))).toEqual([]);
  });
});
