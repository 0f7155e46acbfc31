import { describe, expect, test } from 'vitest';
import { generatedPages } from '../../../../tools/bench/pages/generatedPages';
import { toPlainMarkdown } from '../../../../tools/bench/pages/toPlainMarkdown';

const plain = (markdown: string) => toPlainMarkdown(markdown, (address) => address.replace('/old', '/new'));

describe('issue 7.1 pages as plain Markdown', () => {
  test('the title is taken out, ids and pictures go, links get their new address', () => {
    const page = plain(
      '# Title \\{#title}\n\nText ![alt](/a.png) and [link](/old/page).\n\n## Part \\{#part}\n',
    );
    expect(page).toEqual({ title: 'Title', body: 'Text  and [link](/new/page).\n\n## Part\n' });
  });

  test('signs that a host takes for a template are escaped, but not in code', () => {
    expect(plain('# T\n\na {b} <c> `{d}`\n').body).toBe('a &#123;b&#125;  `{d}`\n');
    expect(plain('# T\n\n```js title="x"\nif (a < b) { c(); } // # no title\n```\n').body).toBe(
      '```js\nif (a < b) { c(); } // # no title\n```\n',
    );
  });

  test('a container becomes a paragraph that begins with its title', () => {
    expect(plain('# T\n\n:::warning Take care\nText\n:::\n').body).toBe('**Take care**\n\nText\n');
  });

  test('a page without a title is refused', () => {
    expect(() => plain('## Only a section\n')).toThrow('no title');
  });
});

describe('issue 7.1 generated pages', () => {
  const words = 'the loader takes a file and the plugin takes the build';

  test('the same input makes the same pages, and no two pages are alike', () => {
    const pages = generatedPages(45, words);
    expect(generatedPages(45, words)).toEqual(pages);
    expect(new Set(pages.map(({ body }) => body)).size).toBe(45);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(45);
  });

  test('20 pages stand in a section, each with six parts', () => {
    const pages = generatedPages(41, words);
    expect([0, 19, 20, 40].map((index) => pages[index]?.path.split('/')[0])).toEqual([
      'part-1',
      'part-1',
      'part-2',
      'part-3',
    ]);
    expect(pages[0]?.body.match(/^## /gm)).toHaveLength(6);
  });
});
