import type { Element, ElementContent } from 'hast';
import type { Code, Nodes, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { pickLabel } from '../../site/words/picks';
import type { Lang } from '../../site/languages';
import { pickBlocks } from '../../lib/text/pickBlocks';
import { fenceMeta } from '../../packages/doc-checks/fenceMeta';
import type { Facet } from '../../site/picks';
import { langOfFile, newElement, type CompiledFile } from './elements';
import { moduleFormats } from '../../lib/text/moduleFormats';

/** One variant of a fence; no `value` when it is the same for every choice. */
interface Variant {
  readonly facet: Facet;
  readonly value?: string | undefined;
  readonly language: string;
  readonly meta: string;
  readonly title?: string;
  readonly code: string;
}

function variantsOf(code: string, meta: string): Variant[] {
  const { pick, title } = fenceMeta(meta);
  if (pick)
    return pickBlocks(code).map(({ shell, language, lines }) => ({
      facet: 'shell',
      value: shell,
      language,
      meta: `pick="${lines.map(({ pm }) => pm).join(' ')}"`,
      code: lines.map(({ text }) => text).join('\n'),
    }));
  return moduleFormats(code, title).map((sample) => ({
    facet: 'format',
    value: sample.format,
    language: sample.language,
    meta: meta.replace(/\btitle="[^"]*"/, `title="${sample.title}"`).replace(/ ?\bformats\b/, ''),
    title: sample.title,
    code: sample.code,
  }));
}

export const variantFences = (code: string, meta: string, lang: Lang): string =>
  variantsOf(code, meta)
    .map(({ facet, value, language, title, code: text }) => {
      const label = value ? `**${pickLabel({ [facet]: value }, lang)}**\n\n` : '';
      return `${label}\`\`\`${language}${title ? ` title="${title}"` : ''}\n${text}\n\`\`\``;
    })
    .join('\n\n');

function inCase({ facet, value, language, meta, code }: Variant, lang: Lang): RootContent {
  const fence: Code = { type: 'code', lang: language, meta, value: code };
  if (!value) return fence;
  const label: Nodes = {
    type: 'paragraph',
    data: { hProperties: { dataPickLabel: '' } },
    children: [{ type: 'text', value: pickLabel({ [facet]: value }, lang) }],
  };
  return newElement('div', { [`data-when-${facet}`]: value }, [label, fence]);
}

/**
 * Writes out fences with the words `pick` and `formats`, for every package manager, shell and module format: the page
 * holds them all and shows those that its reader has chosen, without a script.
 * @returns remark transformer; throws for code that cannot be written out
 */
export function remarkPicks() {
  return (tree: Root, file: CompiledFile): void => {
    visit(tree, 'code', (node, index, parent) => {
      const meta = node.meta ?? '';
      const { pick, formats } = fenceMeta(meta);
      if (!parent || index === undefined || !(pick || formats)) return undefined;
      const boxes = variantsOf(node.value, meta).map((variant) => inCase(variant, langOfFile(file)));
      if (formats) boxes.unshift(newElement('Pick', { only: 'format' }, []));
      (parent.children as RootContent[]).splice(index, 1, ...boxes);
      return [SKIP, index + boxes.length];
    });
  };
}

interface Highlighting {
  readonly options: { readonly meta?: { readonly __raw?: string } };
}

/** Marks each line with the package manager that it is for. The line end goes into its line, so that a hidden line leaves no empty one. */
export const pickLines = {
  name: 'pick-lines',
  code(this: Highlighting, code: Element): void {
    const managers = /\bpick="([^"]+)"/.exec(this.options.meta?.__raw ?? '')?.[1]?.split(' ');
    if (!managers) return;
    const lines = code.children.filter((child): child is Element => child.type === 'element');
    code.children = lines.map((line, index): ElementContent => {
      const end: ElementContent[] = index < lines.length - 1 ? [{ type: 'text', value: '\n' }] : [];
      const properties = { ...line.properties, 'data-when-pm': managers[index] ?? '' };
      return { ...line, properties, children: [...line.children, ...end] };
    });
  },
};
