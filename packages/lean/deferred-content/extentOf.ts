import type { CallExpression, Expression, Node, ObjectExpression, Property } from 'acorn';
import { displayWidth } from '../../../lib/text/displayWidth';
import { componentOf, elementOf } from '../compiled-page/staticCalls';
import { heightOf, type Extent } from './heightOf';

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
  tr: 20,
  hr: 30,
};
/** Width at which parts are compared, in px. */
const WIDTH = 700;

/** Least px of a row, whatever stands in it. */
const ROW = 40;

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

const isComponent = (call: CallExpression): boolean => {
  const name = componentOf(call);
  return name !== undefined && name !== '_Fragment';
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

const elementExtent = (element: string, inside: Extent, lines: number): Extent => {
  const px = PX[element] ?? 0;
  if (element === 'pre') return { px: px + CODE_LINE * lines, letters: 0 };
  const all = sum([{ px, letters: 0 }, inside]);
  // Cells stand side by side, and on narrow windows in a table that is wider: it is no higher there.
  return element === 'tr' ? { px: Math.max(ROW, Math.round(heightOf(all, WIDTH))), letters: 0 } : all;
};

const least = (extents: readonly Extent[]): Extent =>
  extents.reduce((a, b) => (heightOf(b, WIDTH) < heightOf(a, WIDTH) ? b : a));

/** What a component shows: of parts that are components too, such as tabs, it may be one alone. */
function componentExtent(children: Expression | undefined): Extent {
  const all = children?.type === 'ArrayExpression' ? children.elements : [children];
  const parts = all.filter((each) => each?.type === 'CallExpression' && isComponent(each));
  const others = all.filter((each) => !parts.includes(each));
  return sum([
    ...(parts.length > 0 ? [least(parts.map((each) => extentOf(each as Expression)))] : []),
    ...others.map((each) => (each?.type === 'SpreadElement' ? NOTHING : extentOf(each))),
  ]);
}

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
  const children = propOf(node, 'children');
  if (isComponent(node)) return componentExtent(children);
  const element = elementOf(node) ?? '';
  return elementExtent(element, extentOf(children), element === 'pre' ? linesOf(children) : 0);
}
