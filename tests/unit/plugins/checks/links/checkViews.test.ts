import { describe, expect, it } from 'vitest';
import { checkViews } from '../../../../../plugins/checks/links/checkViews';
import { fixture, places } from '../fixture';

describe('images gate: pages about views', () => {
  it('a page without a picture before its first section', async () => {
    const issues = await checkViews(fixture('view-without-picture'));
    expect(places(issues)).toEqual(['docs/en/guide/usage/late.mdx:9 images/view']);
    expect(issues[0]?.fix).toContain('<ReportShot name="…" />');
  });

  it('passes the good site', async () => {
    expect(places(await checkViews(fixture('good-site')))).toEqual([]);
  });
});
