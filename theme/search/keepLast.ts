/** Puts an entry at the end of a map that keeps so many: those that were used last. */
export function keepLast<Value>(kept: Map<string, Value>, key: string, value: Value, max: number): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest = ''] = kept.keys();
  if (kept.size > max) kept.delete(oldest);
}
