import type { CallExpression, Expression, Node, ObjectExpression, Property } from 'acorn';
import { displayWidth } from '../../../lib/text/displayWidth';
import { elementOf } from '../compiled-page/staticCalls';
import type { Extent } from './heightOf';

/** Least px of an element beside its lines of text; what takes less than in truth makes the first screen fuller, not emptier. */
const PX: Readonly<Record<string, number>> = {
  h1: 60,
  h2: 60,
  h3: 45,
  h4: 40,
  p: 16,
  li: 8,
  blockquote: 16,
  pre: 40,
  tr: 40,
  hr: 30,
};
/** px of a line of code. */
const CODE_LINE = 20;

const NOTHING: Extent = { px: 0, letters: 0 };

const sum = (extents: readonly Extent[]): Extent =>
  extents.reduce((a, b) => ({ px: a.px + b.px, letters: a.letters + b.letters }), NOTHING);

const isObject = (node: Node | undefined): node is ObjectExpression => node?.type === 'ObjectExpression';

function propOf(call: CallExpression, name: string): Expression | undefined {
  const [, props] = call.arguments;
  if (!isObject(props)) return undefined;
  return props.properties.find(
    (each): each is Property =>
      each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
  )?.value;
}

const isLine = (call: CallExpression): boolean => {
  const name = propOf(call, 'className');
  return name?.type === 'Literal' && /^line\b/.test(String(name.value));
};

/** Lines of a block of code, which are not broken. */
const linesOf = (node: Expression | null | undefined): number => {
  if (node?.type === 'ArrayExpression')
    return node.elements.reduce(
      (count, each) => count + (each?.type === 'SpreadElement' ? 0 : linesOf(each)),
      0,
    );
  if (node?.type !== 'CallExpression') return 0;
  return isLine(node) ? 1 : linesOf(propOf(node, 'children'));
};

/**
 * Least height of what a compiled page draws.
 * @param node a child of the page
 */
export function extentOf(node: Expression | null | undefined): Extent {
  if (node?.type === 'Literal') {
    return typeof node.value === 'string' ? { px: 0, letters: displayWidth(node.value.trim()) } : NOTHING;
  }
  if (node?.type === 'ArrayExpression')
    return sum(node.elements.map((each) => (each?.type === 'SpreadElement' ? NOTHING : extentOf(each))));
  if (node?.type !== 'CallExpression') return NOTHING;
  const element = elementOf(node) ?? '';
  const px = PX[element] ?? 0;
  const children = propOf(node, 'children');
  if (element === 'pre') return { px: px + CODE_LINE * linesOf(children), letters: 0 };
  const inside = extentOf(children);
  // Cells stand side by side.
  return element === 'tr' ? { px, letters: 0 } : sum([{ px, letters: 0 }, inside]);
}
