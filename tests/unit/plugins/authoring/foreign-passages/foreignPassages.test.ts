import type { Root, RootContent } from 'mdast';
import { expect, test } from 'vitest';
import { remarkForeignPassages } from '../../../../../plugins/authoring/textMarks';
import { markdownTree } from '../../../../../packages/doc-checks/markdownTree';

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
