import { describe, expect, it } from 'vitest';
import { readFrontmatter } from '../../../../packages/doc-checks/frontmatter';

describe('content gates: frontmatter reader', () => {
  it('knows the line of every key, also in lists', () => {
    const source = '---\npageType: home\nhero:\n  actions:\n    - text: Go\n      link: /a\n---\nBody\n';
    const { frontmatter, body } = readFrontmatter(source);
    expect(frontmatter.data).toEqual({ pageType: 'home', hero: { actions: [{ text: 'Go', link: '/a' }] } });
    expect(frontmatter.lines.get('pageType')).toBe(2);
    expect(frontmatter.lines.get('hero.actions.0.link')).toBe(6);
    expect(body).toBe('\n\n\n\n\n\n\nBody\n');
  });

  it('takes a file without the block as it is, and an empty block as no keys', () => {
    expect(readFrontmatter('# Title\n---\na\n---\n').body).toBe('# Title\n---\na\n---\n');
    expect(readFrontmatter('---\n---\nBody')).toMatchObject({ body: '\n\nBody', fault: undefined });
  });

  it('leaves a day as text, so that it compares with the release table', () => {
    expect(readFrontmatter('---\npublished_at: 2025-03-19\n---\n').frontmatter.data.published_at).toBe(
      '2025-03-19',
    );
  });

  it('says what is no mapping', () => {
    expect(readFrontmatter('---\n- a\n---\n').fault).toEqual({
      line: 2,
      message: 'the frontmatter is no list of keys',
    });
    expect(readFrontmatter('---\na: 1\nb: c: d\n---\n').fault?.line).toBe(3);
  });
});
