import { describe, expect, it } from 'vitest';
import { readFrontmatter } from '../../../../packages/doc-checks/frontmatter';
import { blockText, lineAt } from '../../../../packages/doc-checks/blockText';
import { parsePage } from '../../../../packages/doc-checks/parsePage';

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

const parse = (source: string, name = 'guide/page.mdx') =>
  parsePage({ kind: 'page', lang: 'en', file: `docs/en/${name}`, key: name.replace(/\.mdx?$/, '') }, source);

describe('content gates: page reader', () => {
  it('S2-4 knows the address of a page and of an index file', () => {
    expect(parse('').route).toBe('/guide/page');
    expect(parse('', 'index.mdx').route).toBe('/');
    expect(parse('', 'guide/index.mdx').route).toBe('/guide/');
  });

  it('files what stands below a heading under its id', () => {
    const page = parse('Before `a`.\n\n# T {#t}\n\n[x](/y) `b`\n\n## U\n\n```js title="c.mjs"\nd\n```\n');
    expect(page.inlineCode.map(({ value, section }) => [value, section])).toEqual([
      ['a', ''],
      ['b', 't'],
    ]);
    expect(page.links).toEqual([{ href: '/y', text: 'x', line: 5, section: 't' }]);
    expect(page.code).toMatchObject([{ language: 'js', title: 'c.mjs', value: 'd', line: 9, section: 'U' }]);
    expect(page.headings.map(({ depth, id, line }) => [depth, id, line])).toEqual([
      [1, 't', 3],
      [2, undefined, 7],
    ]);
  });

  it('keeps containers and components in their order, with attributes', () => {
    const page = parse(
      '<Tabs>\n<Tab label="A">\n\n:::tip T\nx\n:::\n\n</Tab>\n</Tabs>\n\n<Go to="/a" n={1 + 1} />\n',
    );
    expect(page.parts.map(({ name, line }) => [name, line])).toEqual([
      ['Tabs', 1],
      ['Tab', 2],
      ['tip', 4],
      ['Go', 11],
    ]);
    expect(page.parts.at(-1)?.attributes).toEqual({ to: '/a', n: '1 + 1' });
    expect(page.links).toEqual([{ href: '/a', text: 'Go', line: 11, section: '' }]);
  });

  it('knows the line of each word of a paragraph, and what is label, link or code', () => {
    const [block] = parse('one **two**\nthree `x`\n[four](/a)\n').blocks;
    if (!block) throw new Error('no block');
    const text = blockText(block);
    expect(['one', 'two', 'three', 'four'].map((word) => lineAt(block, text.indexOf(word)))).toEqual([
      1, 1, 2, 3,
    ]);
    expect(blockText(block, ['label', 'link'])).toBe('one    \nthree \uE000\n    ');
  });

  it('reads bold text that touches Chinese punctuation, as the host does', () => {
    const [block] = parse('打开**「产物」。**后面\n').blocks;
    expect(block?.pieces.map(({ role, text }) => [role, text])).toEqual([
      ['text', '打开'],
      ['label', '「产物」。'],
      ['text', '后面'],
    ]);
  });

  it('reads Windows line ends, images and their words', () => {
    const page = parse('---\r\ndescription: D\r\n---\r\n\r\n![alt text](/a.png)\r\n');
    expect(page.frontmatter.data).toEqual({ description: 'D' });
    expect(page.images).toEqual([{ src: '/a.png', alt: 'alt text', line: 5, section: '' }]);
    expect(page.blocks.map((block) => blockText(block))).toContain('alt text');
  });
});
