import { isValidElement, type ReactNode } from 'react';

/**
 * The text of drawn content, without its elements.
 * @param node what a component got as children
 */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
