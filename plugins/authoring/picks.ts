import type { Element, ElementContent } from 'hast';
import type { Code, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { RspressPlugin } from '@rspress/core';
import { pickLabel } from '../../lib/text/pickLabel';
import { DEFAULT_LANG, LANGS, type Lang } from '../../site/languages';
import { pickBlocks, type PickBlock } from '../../lib/text/pickBlocks';
import { fenceMeta } from '../../packages/doc-checks/fenceMeta';
import type { Facet } from '../../site/picks';
import { moduleFormats } from './moduleFormats';

/** The commands of a fence with the word `pick` as Markdown: one fence, or one per shell below the shell's name. */
export const pickFences = (code: string, lang: Lang): string =>
  pickBlocks(code)
    .map(({ shell, language, lines }) => {
      const label = shell ? `**${pickLabel({ shell }, lang)}**\n\n` : '';
      return `${label}\`\`\`${language}\n${lines.map(({ text }) => text).join('\n')}\n\`\`\``;
    })
    .join('\n\n');

/** The config of a fence with the word `formats` as Markdown: one fence per module format, below its name. */
export const formatFences = (code: string, title: string, lang: Lang): string =>
  moduleFormats(code.trimEnd(), title)
    .map(
      (sample) =>
        `**${pickLabel({ format: sample.format }, lang)}**\n\n\`\`\`${sample.language} title="${sample.title}"\n${sample.code}\n\`\`\``,
    )
    .join('\n\n');

/** What is needed of the transformer's `this`. */
interface Highlighting {
  readonly options: { readonly meta?: { readonly __raw?: string } };
}

const MANAGERS = /\bpick="([^"]+)"/;

/**
 * Marks each line of a block with the package manager that it is for. The line end goes into its line, so that a hidden
 * line leaves no empty one.
 */
export const pickLines = {
  name: 'pick-lines',
  code(this: Highlighting, code: Element): void {
    const managers = MANAGERS.exec(this.options.meta?.__raw ?? '')?.[1]?.split(' ');
    if (!managers) return;
    const lines = code.children.filter((child): child is Element => child.type === 'element');
    code.children = lines.map((line, index): ElementContent => {
      const end: ElementContent[] = index < lines.length - 1 ? [{ type: 'text', value: '\n' }] : [];
      const properties = { ...line.properties, 'data-when-pm': managers[index] ?? '' };
      return { ...line, properties, children: [...line.children, ...end] };
    });
  },
};

/** The language of a page. */
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

/** Shows commands for the package manager and the shell of the reader (` ```bash pick `). */
export const pluginPicks = (): RspressPlugin => ({
  name: 'picks',
  markdown: { remarkPlugins: [remarkPicks] },
  config(config) {
    const { shiki } = config.markdown ?? {};
    const transformers = [...(shiki?.transformers ?? []), pickLines];
    return { ...config, markdown: { ...config.markdown, shiki: { ...shiki, transformers } } };
  },
});
