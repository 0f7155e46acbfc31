import type { CallExpression, Expression, Node } from 'acorn';
import type { TextTree } from './types';

/** Name under which a page knows what fills the elements of its text. */
export const TEXT_ELEMENT = '__textElement';

const valueOf = (node: Expression): unknown => {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression') return node.elements.map((each) => valueOf(each as Expression));
  if (node.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(
    node.properties.flatMap((each) =>
      each.type === 'Property'
        ? [[String(each.key.type === 'Identifier' ? each.key.name : valueOf(each.key)), valueOf(each.value)]]
        : [],
    ),
  );
};

/**
 * Reads what `toNativeText` has written into a page.
 * @param call any call of the page
 * @returns the text that it makes; undefined for another call
 */
export function nativeTextOf({ callee, arguments: given }: CallExpression): TextTree | undefined {
  if ((callee as Node).type !== 'Identifier' || (callee as { name?: string }).name !== TEXT_ELEMENT)
    return undefined;
  const [name, attributes, inside] = given.map((each) => valueOf(each as Expression));
  return [name, attributes, ...(inside as TextTree[])] as TextTree;
}
