import { describe, expect, it } from 'vitest';
import { checkSpelling } from '../../../../plugins/checks/spelling';
import { fixture, places } from './fixture';

describe('spelling gate', () => {
  it('words in prose, cells and frontmatter; code and Chinese pages are not read', async () => {
    expect(places(await checkSpelling(fixture('misspelling')))).toEqual([
      'docs/en/guide/page.mdx:2 spelling/word',
      'docs/en/guide/page.mdx:7 spelling/word',
      'docs/en/guide/page.mdx:16 spelling/word',
    ]);
  });

  it('suggests what was meant', async () => {
    const [, issue] = await checkSpelling(fixture('misspelling'));
    expect(issue).toMatchObject({ message: 'unknown word `biuld`' });
    expect(issue?.fix).toContain('build');
  });
});
