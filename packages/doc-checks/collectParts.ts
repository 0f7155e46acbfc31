import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Markup, Block, CodeBlock, Heading, Image, Import, InlineCode, Link, Part } from './types';
import { fenceMeta } from './fenceMeta';
import { hostFile } from './includedFile';
import { inlinePieces, textBlock } from './blockText';

interface Program {
  readonly body: readonly { readonly type: string; readonly expression?: { readonly type: string } }[];
}

/** A comment, or one value that is written out. */
const isValue = (program: Program | null | undefined): boolean =>
  program?.body.every(
    ({ type, expression }) => type === 'ExpressionStatement' && expression?.type === 'Literal',
  ) ?? false;

/** `import Name from 'file'`, one or more, as the gate of imports reads them. */
const IMPORTS = /^(?:import\s+\w+\s+from\s+(['"])[^'"\n]+\1;?\s*)+$/;

/** What is more than Markdown: elements, and code that is neither a comment, nor a value, nor an import. */
function markupOf(node: Nodes): Markup[] {
  const line = node.position?.start.line ?? 1;
  const code = (isFine: boolean, text: string): Markup[] => (isFine ? [] : [{ kind: 'code', line, text }]);
  switch (node.type) {
    case 'html':
      return code(/^<!--[^>]*-->$/.test(node.value), node.value);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return code(isValue(node.data?.estree), `{${node.value}}`);
    case 'mdxjsEsm':
      return code(IMPORTS.test(node.value), node.value);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attributes = node.attributes.flatMap((each) => ('name' in each ? [each.name] : []));
      const values = node.attributes.flatMap((each) => {
        const { value } = each;
        if (!('name' in each)) return code(false, `{${each.value}}`);
        if (typeof value !== 'object' || value === null) return [];
        return code(isValue(value.data?.estree), `${each.name}={${value.value}}`);
      });
      return [{ kind: 'element', line, text: node.name ?? '', attributes }, ...values];
    }
    default:
      return [];
  }
}

const IMPORT = /import\s+([^'"]+?)\s+from\s+['"]([^'"]+)['"]/g;
const LINK_ATTRIBUTES = ['href', 'to', 'link'];
const TEXT_ATTRIBUTES = ['label', 'title', 'caption', 'alt'];

/** Spread attributes are left out; an expression keeps its source. */
function attributesOf(node: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> {
  const named = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  return Object.fromEntries(
    named.map(({ name, value }) => [name, typeof value === 'string' ? value : (value?.value ?? 'true')]),
  );
}

/** Walks the tree once and sorts what the gates compare into lists, each in reading order. */
export function collectParts(tree: Root, ids: ReadonlyMap<number, string>) {
  const found = {
    headings: [] as Heading[],
    code: [] as CodeBlock[],
    links: [] as Link[],
    images: [] as Image[],
    inlineCode: [] as InlineCode[],
    components: [] as Part[],
    imports: [] as Import[],
    markup: [] as Markup[],
    blocks: [] as Block[],
  };
  let section = '';

  const addText = (text: string | undefined, line: number): void => {
    if (text) found.blocks.push(textBlock(text, line, section));
  };

  const addComponent = (node: MdxJsxFlowElement | MdxJsxTextElement, line: number): void => {
    const attributes = attributesOf(node);
    const name = node.name ?? '';
    const holds = node.children
      .filter((child) => child.type !== 'text' || child.value.trim() !== '')
      .map((child) => ('name' in child && child.name ? child.name : child.type));
    const end = node.position?.end.line ?? line;
    found.components.push({ kind: 'component', name, title: '', attributes, line, section, end, holds });
    for (const href of LINK_ATTRIBUTES.flatMap((key) => attributes[key] ?? []))
      found.links.push({ href, text: toString(node) || name, line, section });
    const { src, alt = '' } = attributes;
    if (src !== undefined) found.images.push({ src, alt, line, section });
    for (const key of TEXT_ATTRIBUTES) addText(attributes[key], line);
  };

  const visit = (node: Nodes): void => {
    const line = node.position?.start.line ?? 1;
    found.markup.push(...markupOf(node));
    switch (node.type) {
      case 'heading': {
        const id = ids.get(line);
        section = id ?? toString(node);
        const block = { line, section, pieces: inlinePieces(node.children) };
        found.headings.push({ line, depth: node.depth, text: toString(node), id, block });
        found.blocks.push(block);
        break;
      }
      case 'paragraph':
      case 'tableCell':
        found.blocks.push({ line, section, pieces: inlinePieces(node.children) });
        break;
      case 'code': {
        const meta = node.meta ?? '';
        const { shown: _shown, ...words } = fenceMeta(meta);
        const file = hostFile(meta) || words.file;
        const language = node.lang ?? '';
        found.code.push({ ...words, language, value: node.value, file, source: 'page', line, section });
        break;
      }
      case 'inlineCode':
        found.inlineCode.push({ value: node.value, line, section });
        break;
      case 'link':
        found.links.push({ href: node.url, text: toString(node).trim(), line, section });
        break;
      case 'definition':
        found.links.push({ href: node.url, text: node.label ?? node.identifier, line, section });
        break;
      case 'image':
        found.images.push({ src: node.url, alt: node.alt ?? '', line, section });
        addText(node.alt ?? '', line);
        break;
      case 'mdxjsEsm':
        for (const { 1: name = '', 2: source = '', index } of node.value.matchAll(IMPORT)) {
          const lines = node.value.slice(0, index).split('\n').length - 1;
          found.imports.push({ line: line + lines, name, source });
        }
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        addComponent(node, line);
    }
    if ('children' in node) node.children.forEach(visit);
  };

  visit(tree);
  return found;
}
