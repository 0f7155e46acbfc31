import type { HeadAttributes, HeadInput, HeadTag } from './types';

const NAMES = ['meta', 'link', 'script'] as const;

/** What tells one element of the head from another: a page has one description, and one link per language. */
const MARKS = ['name', 'property', 'http-equiv', 'rel', 'hreflang', 'type'];

const toAttributes = (input: HeadAttributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]): [string, string][] =>
      name === 'key' || value === undefined || value === false || typeof value === 'object'
        ? []
        : [[name, value === true ? '' : String(value)]],
    ),
  );

/**
 * What an element is, whatever it says.
 * @param name name of the element
 * @param attribute reads an attribute
 */
export const tagKey = (name: string, attribute: (name: string) => string | null | undefined): string =>
  [name, ...MARKS.map((mark) => attribute(mark) ?? '')].join('|');

/**
 * The elements that several parts of the page want together.
 * @param inputs what each part wants, in the order of the parts
 * @returns element by key; where one part wants several alike, as a page with two feeds does, they are counted
 */
export function toTags(inputs: readonly HeadInput[]): Map<string, HeadTag> {
  const tags = new Map<string, HeadTag>();
  for (const input of inputs) {
    const counts = new Map<string, number>();
    for (const name of NAMES) {
      for (const wish of input[name] ?? []) {
        if (!wish) continue;
        const attributes = toAttributes(wish);
        const key = tagKey(name, (mark) => attributes[mark]);
        const count = counts.get(key) ?? 0;
        counts.set(key, count + 1);
        tags.set(`${key} ${count}`, { name, attributes });
      }
    }
  }
  return tags;
}
