/**
 * The social links that stand in the bar, and the rest, which goes into a menu.
 * @param links all links, in order
 * @param count how many stand in the bar
 */
export function splitSocial<T>(
  links: readonly T[],
  count: number,
): { readonly shown: T[]; readonly rest: T[] } {
  return { shown: links.slice(0, count), rest: links.slice(count) };
}
