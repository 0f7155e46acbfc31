import { describe, expect, it } from 'vitest';
import { checkLinks } from '../../../../../plugins/checks/links';
import { fixture, places } from '../fixture';

describe('links gate', () => {
  it('relative, language, extension, http, and # in a fragment', async () => {
    const form = (await checkLinks(fixture('link-form'))).filter(({ rule }) => rule !== 'links/host');
    expect(places(form)).toEqual([
      'docs/en/guide/page.mdx:7 links/form',
      'docs/en/guide/page.mdx:9 links/form',
      'docs/en/guide/page.mdx:11 links/form',
      'docs/en/guide/page.mdx:13 links/https',
      'docs/en/shared/mode-intro.mdx:1 links/form',
    ]);
  });

  it('a site that nobody has chosen', async () => {
    const issues = await checkLinks(fixture('link-hosts'));
    expect(places(issues)).toEqual(['docs/en/guide/page.mdx:7 links/host']);
    expect(issues[0]?.message).toContain('rspack.example');
  });

  it('texts that say nothing, and no text', async () => {
    expect(places(await checkLinks(fixture('weak-link-text')))).toEqual([
      'docs/en/guide/page.mdx:7 links/text',
      'docs/en/guide/page.mdx:9 links/text',
      'docs/zh/guide/page.mdx:7 links/text',
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkLinks(fixture('good-site')))).toEqual([]);
  });
});
