/**
 * Keeps what is made of an object for as long as there is the object: indexes are opened often, with the same facts.
 * @param make what is made of it
 * @returns the same function, which makes it once
 */
export function onceFor<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}
