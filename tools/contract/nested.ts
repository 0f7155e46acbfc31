/** An options object. */
export type Options = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An options object with one more value: `{ output: { mode: value } }` for the path `output.mode`.
 * @param base what else is set; not changed
 * @param path path with dots
 * @param value what stands there afterwards
 */
export function nested(base: Options, path: string, value: unknown): Options {
  const [first = '', ...rest] = path.split('.');
  const inner = base[first];
  return {
    ...base,
    [first]: rest.length > 0 ? nested(isObject(inner) ? inner : {}, rest.join('.'), value) : value,
  };
}

/**
 * The value at a path.
 * @param options an options object
 * @param path path with dots
 * @returns the value; `undefined` when there is none
 */
export const valueAt = (options: unknown, path: string): unknown =>
  path.split('.').reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), options);
