import { describe, expect, it } from 'vitest';
import { checkWords } from '../../../../../plugins/checks/style';
import { fixture, places } from '../fixture';

describe('style gate', () => {
  it('banned words, unfinished pages and names in the wrong case; labels and code are free', async () => {
    expect(places(await checkWords(fixture('style-words')))).toEqual([
      'docs/en/guide/page.mdx:7 style/banned-word',
      'docs/en/guide/page.mdx:7 style/banned-word',
      'docs/en/guide/page.mdx:9 style/name',
      'docs/en/guide/page.mdx:9 style/name',
      'docs/en/guide/page.mdx:11 style/unfinished',
      'docs/zh/guide/page.mdx:7 style/unfinished',
      'docs/zh/guide/page.mdx:9 style/name',
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkWords(fixture('good-site')))).toEqual([]);
  });
});
