/**
 * Makes a value when it is first asked for.
 * @param make makes it
 * @returns function that gives the same value every time
 */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
