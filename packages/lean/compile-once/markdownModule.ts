import type { Code, Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { SourceEdit } from '../types';
import { linkEdit } from './linkEdit';

/** A page after Rspress's own remark plugins, and the text that its offsets count in. */
export interface ParsedPage {
  readonly tree: Root;
  readonly source: string;
}

/** What stands in place of parts of a page. */
export interface MarkdownChanges {
  /** Tags and fences that the site writes as Markdown. */
  readonly edits: readonly SourceEdit[];
  /** Address of a link in an export, by the one that Rspress gave it; undefined when it stays as written. */
  readonly addressOf: (url: string) => string | undefined;
}

const COMMENT = /^\s*\/\*[^]*\*\/\s*$/;

const isElement = (node: Nodes): boolean =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A box as `:::tip`: Markdown exports keep its marks, so what is in it stands in the page itself. */
const blocksOf = (node: Nodes): RootContent[] | undefined =>
  node.type === 'root' || (node.type as string) === 'containerDirective'
    ? (node as Root).children
    : undefined;

const rangeOf = ({ position }: Nodes): [number, number] | undefined =>
  position && [position.start.offset ?? 0, position.end.offset ?? 0];

/** A file that Rspress has read into a fence. */
function fileEdit(node: Code, source: string, [from, to]: readonly [number, number]): SourceEdit | undefined {
  if (!/\bfile=/.test(node.meta ?? '')) return undefined;
  const indent = ' '.repeat((node.position?.start.column ?? 1) - 1);
  const fence = source.slice(from, to);
  const lines = node.value.split('\n').map((line) => (line ? `${indent}${line}` : line));
  // Between the two lines of the fence.
  return {
    from: from + fence.indexOf('\n'),
    to: from + fence.lastIndexOf('\n'),
    text: `\n${lines.join('\n')}`,
  };
}

/** `_jsx(Name, {…})`; undefined when an attribute is more than plain values. */
function elementCode(element: MdxJsxFlowElement): string | undefined {
  const props: string[] = [];
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const { name, value } = attribute;
    const isPlain = value === null || value === undefined || typeof value === 'string';
    if (!isPlain && value.value.includes('<')) return undefined;
    props.push(`${JSON.stringify(name)}: ${isPlain ? JSON.stringify(value ?? true) : `(${value.value})`}`);
  }
  return `_jsx(${element.name}, { ${props.join(', ')} })`;
}

/**
 * The module of a page in the build of the Markdown exports, cut from the text of the page: strings, with the components between
 * them that only React can draw.
 * @param page the page
 * @param changes what stands in place of parts of it
 * @returns text of the module without the page's data; undefined when a component stands where only Rspress can take it apart
 */
export function markdownModule(
  { tree, source }: ParsedPage,
  { edits, addressOf }: MarkdownChanges,
): string | undefined {
  const written = new Set(edits.map(({ from }) => from));
  const changes = [...edits];
  const cuts: { from: number; to: number; code: string }[] = [];
  const imports = new Map<string, string>();
  const own: string[] = [];
  const names = new Set<string>();
  let fits = true;

  function visitBlock(node: Nodes): void {
    const range = rangeOf(node);
    const blocks = blocksOf(node);
    if (blocks) blocks.forEach(visitBlock);
    else if (node.type === 'mdxjsEsm') {
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type !== 'ImportDeclaration') fits = false;
        else for (const { local } of statement.specifiers) imports.set(local.name, node.value);
      }
      if (range) {
        own.push(node.value);
        cuts.push({ from: range[0], to: range[1], code: '' });
      }
    } else if (node.type === 'mdxFlowExpression') {
      if (!COMMENT.test(node.value)) fits = false;
      if (range) cuts.push({ from: range[0], to: range[1], code: '' });
    } else if (node.type === 'mdxJsxFlowElement') {
      if (range && written.has(range[0])) node.children.forEach(visitBlock);
      else {
        const code = elementCode(node);
        const isKnown = /^[A-Z]\w*$/.test(node.name ?? '') && node.children.length === 0;
        if (!range || !code || !isKnown) fits = false;
        else {
          names.add(node.name ?? '');
          cuts.push({ from: range[0], to: range[1], code });
        }
      }
    } else visit(node, visitText);
  }

  function visitText(node: Nodes): void {
    const range = rangeOf(node);
    if (isElement(node)) fits &&= range !== undefined && written.has(range[0]);
    else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      if (!range || !COMMENT.test(node.value)) fits = false;
      else changes.push({ from: range[0], to: range[1], text: '' });
    } else if (range && !written.has(range[0]) && node.type === 'code') {
      const edit = fileEdit(node, source, range);
      if (edit) changes.push(edit);
    } else if (range && (node.type === 'link' || node.type === 'definition')) {
      const address = addressOf(node.url);
      const edit = address !== undefined && linkEdit(node, source, address);
      if (edit) changes.push(edit);
      else if (address !== undefined) fits = false;
    }
  }

  visitBlock(tree);
  if (!fits || [...names].some((name) => !imports.has(name))) return undefined;

  changes.sort((a, b) => a.from - b.from);
  const textOf = (from: number, to: number): string => {
    let text = '';
    let at = from;
    for (const change of changes) {
      if (change.from < from || change.to > to) continue;
      text += source.slice(at, change.from) + change.text;
      at = change.to;
    }
    return JSON.stringify(text + source.slice(at, to));
  };
  const pieces: string[] = [];
  let at = 0;
  for (const cut of cuts) {
    pieces.push(textOf(at, cut.from), ...(cut.code ? [cut.code] : []));
    at = cut.to;
  }
  pieces.push(textOf(at, source.length));
  return `import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';
${[...new Set([...own, ...[...names].map((name) => imports.get(name))])].join('\n')}
export default function MDXContent() {
  return _jsxs(_Fragment, { children: [${pieces.join(', ')}] });
}
`;
}
