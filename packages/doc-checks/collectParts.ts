import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Markup, Block, CodeBlock, Heading, Image, Import, InlineCode, Link, Part } from './types';
import { fenceMeta } from './fenceMeta';
import { hostFile } from './includedFile';
import { inlinePieces } from './blockText';

/** What is looked at of a program that MDX parsed. */
interface Program {
  readonly body: readonly {
    readonly type: string;
    readonly expression?: { readonly type: string };
  }[];
}

/** A comment, or one value that is written out. */
const isValue = (program: Program | null | undefined): boolean =>
  program?.body.every(
    ({ type, expression }) => type === 'ExpressionStatement' && expression?.type === 'Literal',
  ) ?? false;

/** `import Name from 'file'`, one or more, as the gate of imports reads them. */
const IMPORTS = /^(?:import\s+\w+\s+from\s+(['"])[^'"\n]+\1;?\s*)+$/;

function markupOf(node: Nodes): Markup[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'html')
    return /^<!--[^>]*-->$/.test(node.value) ? [] : [{ kind: 'code', line, text: node.value }];
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return isValue(node.data?.estree) ? [] : [{ kind: 'code', line, text: `{${node.value}}` }];
  if (node.type === 'mdxjsEsm')
    return IMPORTS.test(node.value) ? [] : [{ kind: 'code', line, text: node.value }];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const code = node.attributes.flatMap((attribute): Markup[] => {
    const { value } = attribute;
    if (attribute.type === 'mdxJsxExpressionAttribute')
      return [{ kind: 'code', line, text: `{${attribute.value}}` }];
    if (typeof value !== 'object' || value === null || isValue(value.data?.estree)) return [];
    return [{ kind: 'code', line, text: `${attribute.name}={${value.value}}` }];
  });
  const attributes = node.attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [each.name] : []));
  return [{ kind: 'element', line, text: node.name ?? '', attributes }, ...code];
}

/**
 * Everything of a page that is more than Markdown: elements, and code that is neither a comment, nor a value, nor an
 * import of one thing.
 */
export function collectMarkup(tree: Root): Markup[] {
  const visit = (node: Nodes): Markup[] => [
    ...markupOf(node),
    ...('children' in node ? node.children.flatMap(visit) : []),
  ];
  return visit(tree);
}

/** What the tree of one page holds, each list in reading order. */
interface Collected {
  headings: Heading[];
  code: CodeBlock[];
  links: Link[];
  images: Image[];
  inlineCode: InlineCode[];
  components: Part[];
  imports: Import[];
  blocks: Block[];
}

const IMPORT = /import\s+([^'"]+?)\s+from\s+['"]([^'"]+)['"]/g;
const LINK_ATTRIBUTES = ['href', 'to', 'link'];
const TEXT_ATTRIBUTES = ['label', 'title', 'caption', 'alt'];

/** The attributes of a component as text; spread attributes are left out, an expression keeps its source. */
function attributesOf(node: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> {
  const named = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  return Object.fromEntries(
    named.map(({ name, value }) => [name, typeof value === 'string' ? value : (value?.value ?? 'true')]),
  );
}

/** Walks the tree once and sorts what the gates compare into lists. */
export function collectParts(tree: Root, ids: ReadonlyMap<number, string>): Collected {
  const found: Collected = {
    headings: [],
    code: [],
    links: [],
    images: [],
    inlineCode: [],
    components: [],
    imports: [],
    blocks: [],
  };
  let section = '';

  const component = (node: MdxJsxFlowElement | MdxJsxTextElement, line: number): void => {
    const attributes = attributesOf(node);
    const name = node.name ?? '';
    found.components.push({
      kind: 'component',
      name,
      title: '',
      attributes,
      line,
      section,
      end: node.position?.end.line ?? line,
      holds: node.children
        .filter((child) => child.type !== 'text' || child.value.trim() !== '')
        .map((child) => ('name' in child && child.name ? child.name : child.type)),
    });
    for (const key of LINK_ATTRIBUTES) {
      const href = attributes[key];
      if (href !== undefined) found.links.push({ href, text: toString(node) || name, line, section });
    }
    const { src, alt = '' } = attributes;
    if (src !== undefined) found.images.push({ src, alt, line, section });
    for (const key of TEXT_ATTRIBUTES) {
      const text = attributes[key];
      if (text) found.blocks.push({ line, section, pieces: [{ role: 'text', text, line }] });
    }
  };

  const visit = (node: Nodes): void => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      const id = ids.get(line);
      section = id ?? toString(node);
      const block = { line, section, pieces: inlinePieces(node.children) };
      found.headings.push({ line, depth: node.depth, text: toString(node), id, block });
      found.blocks.push(block);
    } else if (node.type === 'paragraph' || node.type === 'tableCell') {
      found.blocks.push({ line, section, pieces: inlinePieces(node.children) });
    } else if (node.type === 'code') {
      const { title, file, skip, pick, formats, words } = fenceMeta(node.meta ?? '');
      const language = node.lang ?? '';
      found.code.push({
        language,
        title,
        value: node.value,
        file: hostFile(node.meta ?? '') || file,
        source: 'page',
        skip,
        pick,
        formats,
        words,
        line,
        section,
      });
    } else if (node.type === 'inlineCode') {
      found.inlineCode.push({ value: node.value, line, section });
    } else if (node.type === 'link') {
      found.links.push({ href: node.url, text: toString(node).trim(), line, section });
    } else if (node.type === 'definition') {
      found.links.push({ href: node.url, text: node.label ?? node.identifier, line, section });
    } else if (node.type === 'image') {
      const alt = node.alt ?? '';
      found.images.push({ src: node.url, alt, line, section });
      if (alt) found.blocks.push({ line, section, pieces: [{ role: 'text', text: alt, line }] });
    } else if (node.type === 'mdxjsEsm') {
      for (const match of node.value.matchAll(IMPORT)) {
        const [, name = '', source = ''] = match;
        const lines = node.value.slice(0, match.index).split('\n').length - 1;
        found.imports.push({ line: line + lines, name, source });
      }
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      component(node, line);
    }
    if ('children' in node) node.children.forEach(visit);
  };

  visit(tree);
  return found;
}
