import { describe, expect, it } from 'vitest';
import { checkHeadingCase } from '../../../../../plugins/checks/headings';
import { fixture, places } from '../fixture';

describe('headings gate', () => {
  it('capitals inside and a small first letter; names, code, labels and rule codes are free', async () => {
    expect(places(await checkHeadingCase(fixture('title-case-heading')))).toEqual([
      'docs/en/guide/page.mdx:5 headings/sentence-case',
      'docs/en/guide/page.mdx:9 headings/sentence-case',
      'docs/en/guide/page.mdx:19 headings/sentence-case',
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkHeadingCase(fixture('good-site')))).toEqual([]);
  });
});
