import type { CallExpression, Expression, Node, ObjectExpression, Program } from 'acorn';
import { recursive, type RecursiveVisitors } from 'acorn-walk';

/** Elements whose content may be static; Markdown renders each of them as the one element of that name. */
const KEPT = ['p', 'ul', 'ol', 'li', 'blockquote', 'thead', 'tbody'];
/** Elements that may stand inside; none of them does anything but links, which the page listens to. */
const INSIDE = 'a b br code del em i ins kbd mark s span strong sub sup td th tr'.split(' ');
const CODE: ReadonlySet<string> = new Set(['code', 'span', 'ins', 'del', 'mark']);
/** Less than this is not worth the trouble. */
const LEAST_LETTERS = 60;

const isJsx = (node: Node): node is CallExpression =>
  node.type === 'CallExpression' &&
  (node as CallExpression).callee.type === 'Identifier' &&
  ['_jsx', '_jsxs'].includes(((node as CallExpression).callee as { name: string }).name);

/** What a call draws, when it is one of Markdown's elements: `_components.p` is `p`. */
export function elementOf({ arguments: [tag] }: CallExpression): string | undefined {
  if (tag?.type !== 'MemberExpression' || tag.object.type !== 'Identifier') return undefined;
  const isOwn = tag.object.name === '_components' && !tag.computed && tag.property.type === 'Identifier';
  return isOwn ? (tag.property as { name: string }).name : undefined;
}

/** Name of the component that a call draws. */
export const componentOf = ({ arguments: [tag] }: CallExpression): string | undefined =>
  tag?.type === 'Identifier' ? tag.name : undefined;

const isAmong = (call: CallExpression, names: ReadonlySet<string>): boolean =>
  names.has(elementOf(call) ?? componentOf(call) ?? '');

function isPlain(node: Expression | null | undefined, inside: ReadonlySet<string>): boolean {
  if (!node) return false;
  if (node.type === 'Literal') return true;
  if (node.type === 'ArrayExpression')
    return node.elements.every((each) => each?.type !== 'SpreadElement' && isPlain(each, inside));
  if (node.type === 'ObjectExpression') return hasPlainProps(node, inside);
  return isJsx(node) && isAmong(node, inside) && hasPlainProps(node.arguments[1], inside);
}

function hasPlainProps(
  props: CallExpression['arguments'][number] | undefined,
  inside: ReadonlySet<string>,
): boolean {
  return (
    props?.type === 'ObjectExpression' &&
    (props as ObjectExpression).properties.every(
      (each) => each.type === 'Property' && !each.computed && isPlain(each.value, inside),
    )
  );
}

/** What is known of the components of a page, by the names that the page gives them. */
export interface KnownComponents {
  /** They draw what is inside them at once and for good. */
  readonly showAll: ReadonlySet<string>;
  /** They draw text. */
  readonly text: ReadonlySet<string>;
  /** False where links are drawn by the host. */
  readonly links?: boolean;
}

/** What stands around a call. */
interface Around {
  /** Whether everything around draws what is inside it. */
  readonly isShown: boolean;
  readonly parent: CallExpression | undefined;
}

/**
 * Finds what a compiled page draws that its HTML can keep.
 * @param tree the page
 * @param components components of the page
 * @returns calls that draw it, none inside another
 */
export function staticCalls(
  tree: Program,
  { showAll, text, links = true }: KnownComponents,
): CallExpression[] {
  const roots = new Set(KEPT);
  const inside = new Set([...KEPT, ...INSIDE, ...text]);
  if (!links) inside.delete('a');
  // `code` only in a block of its own, since headings read theirs.
  const isKept = (call: CallExpression, parent: CallExpression | undefined): boolean =>
    elementOf(call) === 'code' && parent && elementOf(parent) === 'pre'
      ? hasPlainProps(call.arguments[1], CODE)
      : roots.has(elementOf(call) ?? '') && hasPlainProps(call.arguments[1], inside);
  const found: CallExpression[] = [];
  const visitors: RecursiveVisitors<Around> = {
    CallExpression(node, around, visit) {
      const { callee, arguments: given } = node;
      if (!isJsx(node)) {
        for (const each of [callee, ...given]) visit(each, around);
        return;
      }
      const { isShown, parent } = around;
      if (isShown && node.end - node.start >= LEAST_LETTERS && isKept(node, parent)) {
        // Nothing inside is of interest: it is left out with the call.
        found.push(node);
        return;
      }
      const showsAll = elementOf(node) !== undefined || isAmong(node, showAll);
      for (const each of given) visit(each, { isShown: isShown && showsAll, parent: node });
    },
  };
  recursive(tree, { isShown: true, parent: undefined }, visitors);
  return found;
}
