import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Root, RootContent } from 'mdast';
import { expect, test } from 'vitest';
import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import { toHast } from 'mdast-util-to-hast';
import { remarkFlags, remarkForeignPassages, remarkTables } from '../../../../plugins/authoring/textMarks';
import { markdownTree } from '../../../../packages/doc-checks/markdownTree';

function kept(markdown: string): string[] {
  const tree = unified().use(remarkParse).parse(markdown) as Root;
  remarkFlags()(tree);
  const found: string[] = [];
  visit(tree, 'inlineCode', ({ value, data }) => {
    if (data && 'hProperties' in data) found.push(`${value} ${JSON.stringify(data.hProperties)}`);
  });
  return found;
}

test('a flag of a command stays on one line, with what stands behind it', () => {
  expect(kept('`--help`, `-v`, `--baseline <path>` and `--json [path]`')).toEqual([
    '--help {"data-flag":""}',
    '-v {"data-flag":""}',
    '--baseline <path> {"data-flag":""}',
    '--json [path] {"data-flag":""}',
  ]);
});

test('what would not fit into a narrow column may break, and so may all other code', () => {
  expect(
    kept('`--a-flag-that-is-as-long-as-a-line <path>`, `bundle-diff`, `npx rsdoctor -h`, `- item`'),
  ).toEqual([]);
});

/** Texts that are marked, as `type: lang`. */
function marked(source: string, path = '/site/docs/zh/guide/a.mdx'): string[] {
  const { tree } = markdownTree(source, 'mdx');
  remarkForeignPassages()(tree, { path });
  const walk = (node: Root | RootContent): string[] => {
    const lang = (node.data as { hProperties?: { lang?: string } } | undefined)?.hProperties?.lang;
    return [
      ...(lang ? [`${node.type}: ${lang}`] : []),
      ...('children' in node ? node.children.flatMap(walk) : []),
    ];
  };
  return walk(tree);
}

test('issue 7.5 an English label on a Chinese page is marked once, at its outermost element', () => {
  expect(marked('打开 **View Changes**，再点 *[Bundle Size](/a)*。')).toEqual(['strong: en', 'emphasis: en']);
  expect(marked('| 名称 |\n| --- |\n| Total JS |\n')).toEqual(['tableCell: en']);
});

test('issue 7.5 single words, code, Chinese and English pages are left alone', () => {
  expect(marked('**Rspack** 和 **`a b` 参数**，**产物 Bundle Size**，`npm run build`。')).toEqual([]);
  expect(marked('Open **View Changes**.', '/site/docs/en/guide/a.mdx')).toEqual([]);
});

function drawn(text: string): string {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(text) as Root;
  remarkTables()(tree);
  return toHtml(toHast(tree));
}

test('a cell of a table with three columns says what column it is in, the first names its row', () => {
  const html = drawn('| Key | `Type` | **Effect** |\n| --- | --- | --- |\n| a | b | c |\n');
  expect(html).toContain('<table data-stacked="">');
  expect(html).toContain('<td>a</td>');
  expect(html).toContain('<td data-label="Type">b</td>');
  expect(html).toContain('<td data-label="Effect">c</td>');
});

test('two columns stay a table', () => {
  expect(drawn('| Key | Effect |\n| --- | --- |\n| a | b |\n')).not.toContain('data-');
});
