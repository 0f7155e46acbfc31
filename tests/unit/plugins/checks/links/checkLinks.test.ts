import { describe, expect, it } from 'vitest';
import { checkLinks } from '../../../../../plugins/checks/links/checkLinks';
import { fixture, places } from '../fixture';

describe('links gate', () => {
  it('pages that do not exist, the 404 page among them', async () => {
    expect(places(await checkLinks(fixture('dead-link')))).toEqual([
      'docs/en/guide/page.mdx:7 links/dead-link',
      'docs/en/guide/page.mdx:9 links/dead-link',
      'docs/en/guide/page.mdx:11 links/dead-link',
    ]);
  });

  it('an old address that redirects is no dead link', async () => {
    expect(places(await checkLinks(fixture('dead-link', { redirects: ['/guide/old'] })))).toEqual([
      'docs/en/guide/page.mdx:7 links/dead-link',
      'docs/en/guide/page.mdx:11 links/dead-link',
    ]);
  });

  it('anchors that do not exist, on this page and by address', async () => {
    expect(places(await checkLinks(fixture('dead-anchor')))).toEqual([
      'docs/en/guide/page.mdx:7 links/dead-anchor',
      'docs/en/guide/page.mdx:7 links/dead-anchor',
    ]);
  });

  it('a percent sign that stands for no letter, and what is no address at all', async () => {
    const issues = await checkLinks(fixture('undecodable-link'));
    expect(places(issues)).toEqual([
      'docs/en/guide/page.mdx:7 links/dead-anchor',
      'docs/en/guide/page.mdx:9 links/dead-anchor',
      'docs/en/guide/page.mdx:11 links/dead-anchor',
      'docs/en/guide/page.mdx:13 links/dead-link',
      'docs/en/guide/page.mdx:15 links/https',
      'docs/en/guide/page.mdx:17 links/form',
    ]);
    expect(issues[0]).toMatchObject({
      message: '`/guide/page` has no heading {#100%}',
      fix: 'link to an id of that page; ids have no percent sign',
    });
  });

  it('relative, language, extension, http, and # in a fragment', async () => {
    expect(places(await checkLinks(fixture('link-form')))).toEqual([
      'docs/en/guide/page.mdx:7 links/form',
      'docs/en/guide/page.mdx:9 links/form',
      'docs/en/guide/page.mdx:11 links/form',
      'docs/en/guide/page.mdx:13 links/https',
      'docs/en/shared/mode-intro.mdx:1 links/form',
    ]);
  });

  it('names the page and the heading that were meant, where one is near', async () => {
    expect(
      (await checkLinks(fixture('near-miss'))).map(({ line, fix }) => [line, fix.split('? ')[0]]),
    ).toEqual([
      [7, 'did you mean `/guide/start/quick-start`'],
      [7, 'did you mean `#install`'],
      [7, 'correct the address'],
      [9, 'did you mean `/guide/start/quick-start`'],
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkLinks(fixture('good-site')))).toEqual([]);
  });
});
