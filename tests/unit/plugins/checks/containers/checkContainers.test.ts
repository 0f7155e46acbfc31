import { describe, expect, it } from 'vitest';
import { checkContainers } from '../../../../../plugins/checks/markup';
import { fixture, places } from '../fixture';

describe('containers gate', () => {
  it('no title, a title with code, unknown type, lines that the host would show as text', async () => {
    expect(places(await checkContainers(fixture('bad-containers')))).toEqual([
      'docs/en/guide/page.mdx:7 containers/title',
      'docs/en/guide/page.mdx:11 containers/type',
      'docs/en/guide/page.mdx:15 containers/edge',
      'docs/en/guide/page.mdx:29 containers/edge',
      'docs/en/guide/page.mdx:36 containers/edge',
      'docs/en/guide/page.mdx:42 containers/edge',
      'docs/en/guide/page.mdx:46 containers/plain',
      'docs/en/guide/page.mdx:50 containers/edge',
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkContainers(fixture('good-site')))).toEqual([]);
  });
});
