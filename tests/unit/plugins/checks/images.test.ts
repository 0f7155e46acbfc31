import { describe, expect, it } from 'vitest';
import { checkImages, checkViews } from '../../../../plugins/checks/images';
import { fixture, places } from './fixture';

describe('images gate', () => {
  it('a file that does not exist, no alt text, a missing icon of the home page', async () => {
    expect(places(await checkImages(fixture('missing-image')))).toEqual([
      'docs/en/guide/page.mdx:7 images/missing',
      'docs/en/guide/page.mdx:9 images/alt',
      'docs/en/index.mdx:5 images/missing',
    ]);
  });
});

describe('images gate: pages about views', () => {
  it('a page without a picture before its first section', async () => {
    const issues = await checkViews(fixture('view-without-picture'));
    expect(places(issues)).toContain('docs/en/guide/usage/late.mdx:9 images/view');
    expect(issues.find(({ rule }) => rule === 'images/view')?.fix).toContain('<ReportShot name="…" />');
  });

  it('a long page with one picture', async () => {
    const issues = await checkViews(fixture('view-without-picture'));
    const share = issues.filter(({ rule }) => rule === 'images/share');
    expect(share.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'docs/en/guide/usage/long.mdx this page has 1521 words and one picture',
    ]);
  });
});
