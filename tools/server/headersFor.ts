import type { HeaderRule } from './parseHeaders';

/**
 * Collects the headers that `_headers` gives an address.
 * @param rules rules of the file
 * @param path decoded path of the request
 * @returns values by lower-case name; values of one name are joined by a comma, as both hosts do
 */
export function headersFor(rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const { matches, name, value } of rules) {
    if (!matches(path)) continue;
    const key = name.toLowerCase();
    const before = headers.get(key);
    headers.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}
