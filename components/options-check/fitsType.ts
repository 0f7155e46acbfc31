import type { LiteralNode } from '../../lib/text/objectLiteral';
import { typeShape, type TypeShape } from '../../site/contract/typeShape';

function fitsShape(node: LiteralNode, shape: TypeShape): boolean {
  if (node.kind === 'code') return true;
  if (node.kind === 'array') {
    return shape.kind === 'array' && node.items.every((item) => fitsOne(item, shape.items));
  }
  if (node.kind === 'object') return shape.kind === 'name' && shape.name === 'object';
  if (shape.kind === 'literal') return node.value === shape.value;
  return shape.kind === 'name' && node.value !== null && typeof node.value === shape.name;
}

const fitsOne = (node: LiteralNode, shapes: readonly TypeShape[]): boolean =>
  shapes.some((shape) => fitsShape(node, shape));

/**
 * Whether a value may be what a type of the contract says; code may be anything.
 * @param node as it was read
 * @param type as the contract writes it, such as `boolean | object`
 */
export const fitsType = (node: LiteralNode, type: string): boolean =>
  (node.kind === 'value' && node.value === undefined) || fitsOne(node, typeShape(type));

/** The texts that a type lists, such as `brief` and `normal`; those of its arrays as well. */
export function textsOf(type: string): string[] {
  const texts = (shapes: readonly TypeShape[]): string[] =>
    shapes.flatMap((shape) => {
      if (shape.kind === 'array') return texts(shape.items);
      return shape.kind === 'literal' && typeof shape.value === 'string' ? [shape.value] : [];
    });
  return texts(typeShape(type));
}
