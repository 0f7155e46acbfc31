import type { Code, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { pickLabel } from '../../../lib/text/pickLabel';
import { fenceMeta } from '../../../packages/doc-checks/fenceMeta';
import { DEFAULT_LANG, LANGS, type Lang } from '../../../site/languages';
import type { Facet } from '../../../site/picks';
import { moduleFormats } from './moduleFormats';
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

const jsx = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children,
});

/** A box that shows for one choice, as `<When>` draws it. */
function inCase(facet: Facet, value: string, lang: Lang, code: Code): MdxJsxFlowElement {
  const label: Paragraph = {
    type: 'paragraph',
    data: { hProperties: { dataPickLabel: '' } },
    children: [{ type: 'text', value: pickLabel({ [facet]: value }, lang) }],
  };
  return jsx('div', { [`data-when-${facet}`]: value }, [label, code]);
}

/** The commands of a fence for every package manager and shell. */
const commands = ({ value }: Code, lang: Lang): RootContent[] =>
  pickBlocks(value).map((block) => {
    const code = toCode(block);
    return block.shell ? inCase('shell', block.shell, lang, code) : code;
  });

/** The config of a fence in every module format, below the choice between them. */
const configs = ({ value, meta }: Code, lang: Lang): RootContent[] => [
  jsx('Pick', { only: 'format' }, []),
  ...moduleFormats(value, fenceMeta(meta ?? '').title).map(({ format, language, title, code }) =>
    inCase('format', format, lang, {
      type: 'code',
      lang: language,
      meta: (meta ?? '').replace(/\btitle="[^"]*"/, `title="${title}"`).replace(/ ?\bformats\b/, ''),
      value: code,
    }),
  ),
];

/**
 * Writes out fences with the words `pick` and `formats`, for every package manager, shell and module format: the page
 * holds them all and shows those that its reader has chosen, without a script.
 * @returns remark transformer; throws for code that cannot be written out
 */
export function remarkPicks() {
  return (tree: Root, { path = '' }: { readonly path?: string }): void => {
    visit(tree, 'code', (node, index, parent) => {
      const { pick, formats } = fenceMeta(node.meta ?? '');
      if (!parent || index === undefined || !(pick || formats)) return undefined;
      const blocks = (pick ? commands : configs)(node, langOfFile(path));
      (parent.children as RootContent[]).splice(index, 1, ...blocks);
      return [SKIP, index + blocks.length];
    });
  };
}
