import { describe, expect, it } from 'vitest';
import { checkSyntax } from '../../../../../plugins/checks/markup';
import { fixture, places } from '../fixture';

describe('syntax gate', () => {
  it('names the line where MDX cannot be parsed', async () => {
    expect(places(await checkSyntax(fixture('broken-mdx')))).toEqual([
      'docs/en/guide/page.mdx:7 syntax/parse',
    ]);
  });

  it('names the line where the frontmatter is no YAML', async () => {
    expect(places(await checkSyntax(fixture('broken-yaml')))).toEqual([
      'docs/en/guide/page.mdx:2 syntax/parse',
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkSyntax(fixture('good-site')))).toEqual([]);
  });
});
