import { tagKey, toTags } from './toTags';
import type { HeadInput } from './types';

/** Elements that the page's parts asked for, by key. */
const managed = new Map<string, Element>();

/** The elements that the build wrote into the HTML, by key, in the order in which they stand. */
function written(): Map<string, Element> {
  const elements = new Map<string, Element>();
  const counts = new Map<string, number>();
  for (const element of document.head.querySelectorAll('meta, link, script')) {
    const key = tagKey(element.localName, (mark) => element.getAttribute(mark));
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    elements.set(`${key} ${count}`, element);
  }
  return elements;
}

function create(name: string): Element | undefined {
  // A script that the fetched page did not bring is not for the next one, and Trusted Types forbid to write it.
  if (name === 'script') return undefined;
  return document.head.appendChild(document.createElement(name));
}

/** Writes what is another value: to write the same language again makes a browser work out every style of the page anew. */
function setChanged(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/**
 * Brings the head of the document to what the parts of the page want. Elements that the build wrote for the fetched page
 * are taken over; those that no part ever asked for stay as they are.
 * @param inputs what each part wants, in the order of the parts
 */
export function syncHead(inputs: readonly HeadInput[]): void {
  const wanted = toTags(inputs);
  for (const [key, element] of managed) {
    if (wanted.has(key)) continue;
    element.remove();
    managed.delete(key);
  }
  const known = written();
  for (const [key, { name, attributes }] of wanted) {
    const element = managed.get(key) ?? known.get(key) ?? create(name);
    if (!element) continue;
    managed.set(key, element);
    setChanged(element, attributes);
  }
  for (const { title, htmlAttrs = {} } of inputs) {
    if (title !== undefined && document.title !== title) document.title = title;
    setChanged(document.documentElement, htmlAttrs);
  }
}
