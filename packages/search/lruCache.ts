/** Values by key, the least recently used dropped first. */
export interface LruCache<T> {
  readonly get: (key: string) => T | undefined;
  readonly set: (key: string, value: T) => void;
  readonly delete: (key: string) => void;
  readonly clear: () => void;
  readonly size: () => number;
}

/**
 * Makes a cache that keeps so many values and no more.
 * @param most how many values are kept
 */
export function lruCache<T>(most: number): LruCache<T> {
  const kept = new Map<string, T>();
  return {
    get: (key) => {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set: (key, value) => {
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    delete: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    size: () => kept.size,
  };
}
