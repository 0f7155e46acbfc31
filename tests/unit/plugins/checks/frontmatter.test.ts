import { describe, expect, it } from 'vitest';
import { checkFrontmatter } from '../../../../plugins/checks/frontmatter';
import { fixture, places } from './fixture';

describe('frontmatter gate', () => {
  it('S2-49 a feature span and S3-32 a button theme that do not exist', async () => {
    expect(places(await checkFrontmatter(fixture('bad-hero-span')))).toEqual([
      'docs/en/index.mdx:11 frontmatter/value',
      'docs/en/index.mdx:15 frontmatter/value',
    ]);
  });

  it('a description that is too short, and one that is missing', async () => {
    expect(places(await checkFrontmatter(fixture('short-description')))).toEqual([
      'docs/en/guide/page.mdx:2 frontmatter/value',
      'docs/zh/guide/page.mdx:1 frontmatter/value',
    ]);
  });

  it('a title and an unknown key', async () => {
    expect(places(await checkFrontmatter(fixture('title-in-frontmatter')))).toEqual([
      'docs/en/guide/page.mdx:3 frontmatter/unknown-key',
      'docs/en/guide/page.mdx:4 frontmatter/unknown-key',
    ]);
  });

  it('S9-1 release dates: no day, another day, an unknown release', async () => {
    expect(places(await checkFrontmatter(fixture('wrong-release-date')))).toEqual([
      'docs/en/blog/release/release-note-0_4.mdx:3 frontmatter/value',
      'docs/en/blog/release/release-note-1_0.mdx:3 frontmatter/release-date',
      'docs/en/blog/release/release-note-9_9.mdx:3 frontmatter/release-date',
    ]);
  });

  it('frontmatter in a fragment', async () => {
    expect(places(await checkFrontmatter(fixture('fragment-with-frontmatter')))).toEqual([
      'docs/en/shared/mode-intro.mdx:1 frontmatter/fragment',
    ]);
  });

  it('search words: of a heading that is not there, too many, no text, neither', async () => {
    const issues = await checkFrontmatter(fixture('search-words'));
    expect(places(issues)).toEqual([
      'docs/en/guide/page.mdx:3 frontmatter/value',
      'docs/en/guide/page.mdx:5 frontmatter/search-heading',
      'docs/en/guide/page.mdx:6 frontmatter/search-words',
      'docs/zh/guide/page.mdx:3 frontmatter/value',
    ]);
    expect(issues[1]?.fix).toContain('did you mean `install`?');
    expect(issues[3]?.message).toBe('`search` must be false, or words by heading id');
  });

  it('says what is known and what stands there', async () => {
    const [, unknown] = await checkFrontmatter(fixture('title-in-frontmatter'));
    const [short] = await checkFrontmatter(fixture('short-description'));
    expect(unknown?.fix).toContain('known keys: description, titleSuffix, head, navbar, sidebar');
    expect(short).toMatchObject({
      message: '`description` must be 50 to 160 characters long',
      fix: 'replace "Too short." (10 characters)',
    });
  });
});
