import MagicString from 'magic-string';
import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { SourceEdit } from '../types';
import { fileEdit } from './fileEdit';
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

/** What stands between the texts of an export: a call of a component, or nothing. */
interface Cut {
  readonly from: number;
  readonly to: number;
  readonly code: string;
}

const COMMENT = /^\s*\/\*[^]*\*\/\s*$/;

/** The blocks of a page, or of a box as `:::tip`: exports keep its marks, so what is in it stands in the page itself. */
const blocksOf = (node: Nodes): RootContent[] | undefined =>
  node.type === 'root' || (node.type as string) === 'containerDirective'
    ? (node as Root).children
    : undefined;

const rangeOf = ({ position }: Nodes): { from: number; to: number } | undefined =>
  position && { from: position.start.offset ?? 0, to: position.end.offset ?? 0 };

/** `_jsx(Name, {…})`; undefined when it is more than a component with plain values. */
function elementCode({ name, attributes, children }: MdxJsxFlowElement): string | undefined {
  if (!/^[A-Z]\w*$/.test(name ?? '') || children.length > 0) return undefined;
  const props: string[] = [];
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const { name: key, value } = attribute;
    const isPlain = value === null || value === undefined || typeof value === 'string';
    if (!isPlain && value.value.includes('<')) return undefined;
    props.push(`${JSON.stringify(key)}: ${isPlain ? JSON.stringify(value ?? true) : `(${value.value})`}`);
  }
  return `_jsx(${name}, { ${props.join(', ')} })`;
}

/** The import that each name comes from; undefined for a page that does more than import. */
function readImports({ children }: Root): ReadonlyMap<string, string> | undefined {
  const imports = new Map<string, string>();
  for (const node of children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') return undefined;
      for (const { local } of statement.specifiers) imports.set(local.name, node.value);
    }
  }
  return imports;
}

/** What a page is taken apart into; `fits` is false when something stands in it that only Rspress can take apart. */
function takeApart({ tree, source }: ParsedPage, { edits, addressOf }: MarkdownChanges) {
  const written = new Set(edits.map(({ from }) => from));
  const changes = [...edits];
  const cuts: Cut[] = [];
  const imports = readImports(tree);
  /** Imports of the page itself, and those of components that it calls: Rspress adds imports of all that there are. */
  const needed = new Set<string | undefined>();
  let fits = imports !== undefined;

  function visitBlock(node: Nodes): void {
    const range = rangeOf(node);
    const blocks = blocksOf(node);
    if (blocks) blocks.forEach(visitBlock);
    else if (node.type === 'mdxjsEsm') {
      if (!range) return;
      needed.add(node.value);
      cuts.push({ ...range, code: '' });
    } else if (node.type === 'mdxFlowExpression') {
      fits &&= COMMENT.test(node.value);
      if (range) cuts.push({ ...range, code: '' });
    } else if (node.type !== 'mdxJsxFlowElement') visit(node, visitText);
    else if (range && written.has(range.from)) node.children.forEach(visitBlock);
    else {
      const code = elementCode(node);
      fits &&= range !== undefined && code !== undefined && imports?.has(node.name ?? '') === true;
      needed.add(imports?.get(node.name ?? ''));
      if (range && code) cuts.push({ ...range, code });
    }
  }

  function visitText(node: Nodes): void {
    const range = rangeOf(node);
    let edit: SourceEdit | undefined;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      fits &&= range !== undefined && written.has(range.from);
    else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      fits &&= range !== undefined && COMMENT.test(node.value);
      edit = range && { ...range, text: '' };
    } else if (range && node.type === 'code' && !written.has(range.from)) edit = fileEdit(node, source);
    else if (range && (node.type === 'link' || node.type === 'definition')) {
      const address = addressOf(node.url);
      edit = address === undefined ? undefined : linkEdit(node, source, address);
      fits &&= address === undefined || edit !== undefined;
    }
    if (edit) changes.push(edit);
  }

  visitBlock(tree);
  return { fits, changes, cuts, imports: [...needed] };
}

/**
 * The module of a page in the build of the Markdown exports, cut from the text of the page: strings, with the components between
 * them that only React can draw.
 * @param page the page
 * @param changes what stands in place of parts of it
 * @returns text of the module without the page's data; undefined when a component stands where only Rspress can take it apart
 */
export function markdownModule(page: ParsedPage, changes: MarkdownChanges): string | undefined {
  const parts = takeApart(page, changes);
  if (!parts.fits) return undefined;
  const text = new MagicString(page.source);
  for (const { from, to, text: own } of parts.changes) {
    if (from === to) text.appendLeft(from, own);
    else text.update(from, to, own);
  }
  const textOf = (from: number, to: number): string => JSON.stringify(from < to ? text.slice(from, to) : '');
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to, code } of parts.cuts) {
    pieces.push(textOf(at, from), ...(code ? [code] : []));
    at = to;
  }
  pieces.push(textOf(at, page.source.length));
  return `import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';
${parts.imports.join('\n')}
export default function MDXContent() {
  return _jsxs(_Fragment, { children: [${pieces.join(', ')}] });
}
`;
}
