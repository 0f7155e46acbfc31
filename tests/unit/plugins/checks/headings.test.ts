import { describe, expect, it } from 'vitest';
import { checkHeadings, checkHeadingCase } from '../../../../plugins/checks/headings';
import { fixture, places } from './fixture';

describe('headings gate', () => {
  it('an id that stands twice', async () => {
    expect(places(await checkHeadings(fixture('duplicate-heading-id')))).toEqual([
      'docs/en/guide/page.mdx:9 headings/unique',
    ]);
  });

  it('no id, and an id that is not kebab-case', async () => {
    expect(places(await checkHeadings(fixture('heading-without-id')))).toEqual([
      'docs/en/guide/page.mdx:7 headings/id',
      'docs/en/guide/page.mdx:9 headings/id',
    ]);
  });

  it('a late, a missing and a second title', async () => {
    expect(places(await checkHeadings(fixture('two-titles')))).toEqual([
      'docs/en/guide/late.mdx:5 headings/title',
      'docs/en/guide/none.mdx:1 headings/title',
      'docs/en/guide/page.mdx:7 headings/title',
    ]);
  });

  it('a skipped level and one that is too deep', async () => {
    expect(places(await checkHeadings(fixture('skipped-level')))).toEqual([
      'docs/en/guide/page.mdx:7 headings/level',
      'docs/en/guide/page.mdx:11 headings/level',
    ]);
  });

  it('a heading in a fragment', async () => {
    expect(places(await checkHeadings(fixture('heading-in-fragment')))).toEqual([
      'docs/en/shared/mode-intro.mdx:1 headings/fragment',
    ]);
  });
});

describe('headings gate', () => {
  it('capitals inside and a small first letter; names, code, labels and rule codes are free', async () => {
    expect(places(await checkHeadingCase(fixture('title-case-heading')))).toEqual([
      'docs/en/guide/page.mdx:5 headings/sentence-case',
      'docs/en/guide/page.mdx:9 headings/sentence-case',
      'docs/en/guide/page.mdx:19 headings/sentence-case',
    ]);
  });
});
