import { describe, expect, it } from 'vitest';
import { checkNavigation } from '../../../../../plugins/checks/routes/checkNavigation';
import { fixture, places } from '../fixture';

describe('navigation gate', () => {
  it('entries without a page, pages without an entry, differences, broken files', async () => {
    expect(places(await checkNavigation(fixture('sidebar')))).toEqual([
      'docs/en/_nav.json:3 navigation/dead',
      'docs/en/_nav.json:1 navigation/parity',
      'docs/en/guide/_meta.json:3 navigation/dead',
      'docs/en/guide/_meta.json:1 navigation/parity',
      'docs/zh/_nav.json:1 navigation/json',
      'docs/zh/guide/_meta.json:1 navigation/parity',
      'docs/en/guide/hidden.mdx:1 navigation/unlisted',
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkNavigation(fixture('good-site')))).toEqual([]);
  });
});
