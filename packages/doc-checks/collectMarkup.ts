import type { Nodes, Root } from 'mdast';
import type { Markup } from './types';

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
 * @param tree parsed body of a page
 */
export function collectMarkup(tree: Root): Markup[] {
  const visit = (node: Nodes): Markup[] => [
    ...markupOf(node),
    ...('children' in node ? node.children.flatMap(visit) : []),
  ];
  return visit(tree);
}
