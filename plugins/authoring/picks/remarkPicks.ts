import type { Code, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { pickLabel } from '../../../lib/text/pickLabel';
import { fenceMeta } from '../../../packages/doc-checks/fenceMeta';
import { DEFAULT_LANG, LANGS, type Lang } from '../../../site/languages';
import { pickBlocks, type PickBlock } from '../../../lib/text/pickBlocks';

/**
 * The language of a page.
 * @param file path of the page; outside of `docs` the default language
 */
export const langOfFile = (file: string): Lang =>
  LANGS.find((lang) => new RegExp(`[\\\\/]docs[\\\\/]${lang}[\\\\/]`).test(file)) ?? DEFAULT_LANG;

const toCode = ({ language, lines }: PickBlock): Code => ({
  type: 'code',
  lang: language,
  meta: `pick="${lines.map(({ pm }) => pm).join(' ')}"`,
  value: lines.map(({ text }) => text).join('\n'),
});

/** A box that shows in one shell, as `<When>` draws it. */
function inShell(shell: string, lang: Lang, code: Code): MdxJsxFlowElement {
  const label: Paragraph = {
    type: 'paragraph',
    data: { hProperties: { dataPickLabel: '' } },
    children: [{ type: 'text', value: pickLabel({ shell }, lang) }],
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [{ type: 'mdxJsxAttribute', name: 'data-when-shell', value: shell }],
    children: [label, code],
  };
}

/**
 * Writes out the commands of fences with the word `pick`, for every package manager and shell: the page holds them all
 * and shows those that its reader has chosen, without a script.
 * @returns remark transformer
 */
export function remarkPicks() {
  return (tree: Root, { path = '' }: { readonly path?: string }): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined || !fenceMeta(node.meta ?? '').pick) return undefined;
      const blocks = pickBlocks(node.value).map((block): RootContent => {
        const code = toCode(block);
        return block.shell ? inShell(block.shell, langOfFile(path), code) : code;
      });
      (parent.children as RootContent[]).splice(index, 1, ...blocks);
      return [SKIP, index + blocks.length];
    });
  };
}
