import type { Nodes } from 'mdast';
import type { Node } from 'unist';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { DEFAULT_LANG, LANGS, type Lang } from '../../site/languages';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export const isElement = (node: Node): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The text of an attribute; empty without it, and for an expression. */
export function attributeOf({ attributes }: Element, name: string): string {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

export function addAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes))
    element.attributes.push({ type: 'mdxJsxAttribute', name, value });
}

export function newElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Nodes[],
): MdxJsxFlowElement {
  const made: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: children as MdxJsxFlowElement['children'],
  };
  addAttributes(made, attributes);
  return made;
}

export interface CompiledFile {
  readonly path?: string;
}

/** The language of a page, from its path. */
export const langOfFile = ({ path = '' }: CompiledFile): Lang =>
  LANGS.find((lang) => new RegExp(`[\\\\/]docs[\\\\/]${lang}[\\\\/]`).test(path)) ?? DEFAULT_LANG;
