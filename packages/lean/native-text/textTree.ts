import type { CallExpression, Expression, ObjectExpression, Property } from 'acorn';
import type { TextTree } from './types';
import { elementOf } from '../compiled-page/staticCalls';

/** Attributes whose names in React and in HTML are known here; with any other, React draws the element. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  style: 'style',
  ...Object.fromEntries(['id', 'title', 'lang', 'dir'].map((name) => [name, name])),
};

/** What cannot be written without React. */
class NotPlain extends Error {}

const cssName = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const nameOf = ({ key }: Property): string =>
  key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value);

function textOf(node: Expression): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  throw new NotPlain();
}

const propsOf = (call: CallExpression): Property[] =>
  (call.arguments[1] as ObjectExpression).properties as Property[];

function styleText(node: Expression): string {
  if (node.type !== 'ObjectExpression') throw new NotPlain();
  return (node.properties as Property[])
    .map((each) => `${cssName(nameOf(each))}:${textOf(each.value)}`)
    .join(';');
}

function attributesOf(call: CallExpression): Record<string, string> {
  const entries = propsOf(call)
    .filter((each) => nameOf(each) !== 'children')
    .map((each): [string, string] => {
      const name = NAMES[nameOf(each)];
      if (!name) throw new NotPlain();
      return [name, name === 'style' ? styleText(each.value) : textOf(each.value)];
    });
  return Object.fromEntries(entries);
}

const toTree = (node: Expression): TextTree =>
  node.type === 'CallExpression'
    ? [elementOf(node) ?? '', attributesOf(node), ...childrenOf(node)]
    : textOf(node);

function childrenOf(call: CallExpression): TextTree[] {
  const children = propsOf(call).find((each) => nameOf(each) === 'children')?.value;
  if (!children) return [];
  if (children.type !== 'ArrayExpression') return [toTree(children)];
  return (children.elements as Expression[]).map(toTree);
}

/**
 * What an element of a page shows, without React.
 * @param call the call that draws the element; what it draws is plain (`staticCalls`)
 * @returns attributes of the element, and what stands in it; undefined when only React knows how to write it
 */
export function textTree(
  call: CallExpression,
): { readonly attributes: Record<string, string>; readonly children: readonly TextTree[] } | undefined {
  try {
    return { attributes: attributesOf(call), children: childrenOf(call) };
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}
