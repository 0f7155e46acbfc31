import { describe, expect, it } from 'vitest';
import { checkTypography } from '../../../../../plugins/checks/typography';
import { fixture, places } from '../fixture';

describe('typography gate', () => {
  it('half-width marks beside Chinese; versions, times, names and code are free', async () => {
    expect(places(await checkTypography(fixture('half-width-punctuation')))).toEqual([
      'docs/zh/guide/page.mdx:7 typography/half-width',
      'docs/zh/guide/page.mdx:7 typography/half-width',
      'docs/zh/guide/page.mdx:9 typography/half-width',
      'docs/zh/guide/page.mdx:9 typography/half-width',
      'docs/zh/guide/page.mdx:11 typography/half-width',
      'docs/zh/guide/page.mdx:11 typography/half-width',
      'docs/zh/guide/page.mdx:11 typography/half-width',
    ]);
  });

  it('no space beside Latin, code, bold and links', async () => {
    expect(places(await checkTypography(fixture('latin-space')))).toEqual([
      'docs/zh/guide/page.mdx:7 typography/space',
      'docs/zh/guide/page.mdx:9 typography/space',
      'docs/zh/guide/page.mdx:9 typography/space',
      'docs/zh/guide/page.mdx:9 typography/space',
      'docs/zh/guide/page.mdx:13 typography/space',
    ]);
  });

  it('spaces and line breaks beside full-width marks', async () => {
    expect(places(await checkTypography(fixture('wide-space')))).toEqual([
      'docs/zh/guide/page.mdx:7 typography/wide-space',
      'docs/zh/guide/page.mdx:7 typography/wide-space',
      'docs/zh/guide/page.mdx:9 typography/line-break',
      'docs/zh/guide/page.mdx:10 typography/line-break',
    ]);
  });

  it('您, other quotation marks, words outside the term list, Chinese marks in English', async () => {
    expect(places(await checkTypography(fixture('chinese-words')))).toEqual([
      'docs/en/guide/page.mdx:7 typography/english',
      'docs/zh/guide/page.mdx:2 typography/term',
      'docs/zh/guide/page.mdx:7 typography/quotes',
      'docs/zh/guide/page.mdx:7 typography/quotes',
      'docs/zh/guide/page.mdx:7 typography/address',
      'docs/zh/guide/page.mdx:9 typography/term',
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkTypography(fixture('good-site')))).toEqual([]);
  });
});
