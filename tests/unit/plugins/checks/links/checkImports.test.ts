import { describe, expect, it } from 'vitest';
import { checkImports } from '../../../../../plugins/checks/links';
import { fixture, places } from '../fixture';

describe('imports gate', () => {
  it('no such fragment, unused, another language, no fragment, unknown component', async () => {
    expect(places(await checkImports(fixture('missing-fragment')))).toEqual([
      'docs/en/guide/page.mdx:5 imports/fragment',
      'docs/en/guide/page.mdx:6 imports/fragment',
      'docs/en/guide/page.mdx:7 imports/fragment',
      'docs/en/guide/page.mdx:8 imports/fragment',
      'docs/en/guide/page.mdx:16 imports/component',
    ]);
  });

  it('names the component that was meant', async () => {
    const [issue] = await checkImports(fixture('near-miss'));
    expect(issue).toMatchObject({ line: 15, rule: 'imports/component' });
    expect(issue?.fix).toMatch(/^did you mean `<Badge>`\? Otherwise import a fragment/);
  });

  it('passes the good site', async () => {
    expect(places(await checkImports(fixture('good-site')))).toEqual([]);
  });
});
