import { expect, test } from 'vitest';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { dropAlternates } from '../../../../../plugins/authoring/partial-languages/dropAlternates';
import { dropRoutes } from '../../../../../plugins/authoring/partial-languages/dropRoutes';
import { remarkFallback } from '../../../../../plugins/authoring/partial-languages/remarkFallback';

test('issue 17 a page names no translation that does not exist', () => {
  const link = (lang: string) =>
    `<link rel="alternate" hreflang="${lang}" href="https://a.example/${lang}/b">`;
  const html = `<head>${link('en')}${link('ja')}<link rel="stylesheet" href="/a.css"></head>`;
  expect(dropAlternates(html, (lang) => lang !== 'ja')).toBe(html.replace(link('ja'), ''));
});

test('issue 17 llms.txt lists what is translated, and no empty group', () => {
  const list =
    '# Site\n\n## ガイド\n\n- [一](https://a.example/docs/ja/guide/a.md): x\n- [Two](https://a.example/docs/ja/guide/b.md): y\n\n## Blog\n\n- [Post](https://a.example/docs/ja/blog/c.md)\n';
  expect(dropRoutes(list, new Set(['/ja/guide/b', '/ja/blog/c']), '/docs/')).toBe(
    '# Site\n\n## ガイド\n\n- [一](https://a.example/docs/ja/guide/a.md): x\n',
  );
});

test('issue 17 llms-full.txt holds what is translated', () => {
  const block = (name: string) =>
    `---\nurl: https://a.example/ja/${name}.md\n---\n\n# ${name}\n\n---\n\nText\n\n`;
  const text = `${block('a')}${block('b')}${block('c')}`;
  expect(dropRoutes(text, new Set(['/ja/b']), '/')).toBe(`${block('a')}${block('c')}`.trimEnd() + '\n');
});

test('issue 17 the text of an untranslated page is declared as English, its notice is not', () => {
  const text = '# Title\n\n> Notice\n\nText **bold**\n\n- entry\n';
  const langs = (isFallback: boolean) => {
    const tree = unified().use(remarkParse).parse(text) as Root;
    remarkFallback(() => isFallback)()(tree, { path: '/docs/ja/a.mdx' });
    const found: string[] = [];
    visit(tree, (node) => {
      if ((node.data as { hProperties?: { lang?: string } } | undefined)?.hProperties?.lang === 'en')
        found.push(node.type);
    });
    return found;
  };
  expect(langs(true)).toEqual(['heading', 'paragraph', 'list']);
  expect(langs(false)).toEqual([]);
});
