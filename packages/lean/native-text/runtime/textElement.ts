import { createElement, type ReactElement } from 'react';
import type { TextAttributes, TextTree } from '../types';

function write(element: Element, attributes: TextAttributes, inside: readonly TextTree[]): Element {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const each of inside) element.append(typeof each === 'string' ? each : make(each));
  return element;
}

const make = ([name, attributes, ...inside]: Exclude<TextTree, string>): Element =>
  write(document.createElement(name), attributes, inside);

/**
 * An element whose content is text alone: React creates the element and nothing inside it, the DOM calls here do the rest.
 * @param name name of the element
 * @param attributes its attributes, as HTML names them
 * @param inside what stands in it
 */
export const textElement = (
  name: string,
  attributes: TextAttributes,
  inside: readonly TextTree[],
): ReactElement =>
  createElement(name, {
    // Called again on every render, with the element that is full by then.
    ref: (element: Element | null) => {
      if (element && !element.firstChild) write(element, attributes, inside);
    },
  });
