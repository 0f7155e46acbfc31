/**
 * The same entries in the order of their keys.
 * @param record any record; it is left as it is
 */
export function sortKeys<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
