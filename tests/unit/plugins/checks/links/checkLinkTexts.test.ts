import { describe, expect, it } from 'vitest';
import { checkLinkTexts } from '../../../../../plugins/checks/links/checkLinkTexts';
import { fixture, places } from '../fixture';

describe('links gate', () => {
  it('texts that say nothing, and no text', async () => {
    expect(places(await checkLinkTexts(fixture('weak-link-text')))).toEqual([
      'docs/en/guide/page.mdx:7 links/text',
      'docs/en/guide/page.mdx:9 links/text',
      'docs/zh/guide/page.mdx:7 links/text',
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkLinkTexts(fixture('good-site')))).toEqual([]);
  });
});
