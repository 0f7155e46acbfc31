import { describe, expect, it } from 'vitest';
import { checkNext } from '../../../../../plugins/checks/style/checkNext';
import { fixture, places } from '../fixture';

describe('style gate', () => {
  it('guide pages that do not end with links onward; topics and overview pages are free', async () => {
    expect(places(await checkNext(fixture('no-next')))).toEqual([
      'docs/en/guide/last.mdx:11 style/next',
      'docs/en/guide/page.mdx:7 style/next',
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkNext(fixture('good-site')))).toEqual([]);
  });
});
