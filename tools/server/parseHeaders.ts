import { readRuleLines } from './readRuleLines';

/** One header line of `_headers`, with the addresses that it stands under. */
export interface HeaderRule {
  /** Says whether a decoded path, base path included, is one of them. */
  readonly matches: (path: string) => boolean;
  readonly name: string;
  readonly value: string;
}

const HEADER = /^([!#$%&'*+.^_`|~\w-]+):\s*([\x20-\x7e]+)$/;
const ADDRESSES = /^(\/(?!\/)[^\s*:]*)(\*?)$/;

function addressesOf(line: string): HeaderRule['matches'] {
  const [, start, star] = ADDRESSES.exec(line) ?? [];
  if (!start) throw new Error(`"${line}" must be a path, with * at its end for everything that begins so`);
  const path = decodeURIComponent(start);
  return (asked) => (star ? asked.startsWith(path) : asked === path);
}

/**
 * Reads a `_headers` file as this site writes it: a path, or one with `*` at its end, then its `Name: value` lines; `#` for
 * comments.
 * @param text content of the file
 * @returns one rule per header line, in the order of the file
 * @throws Error that lists every wrong line; real hosts skip such lines in silence
 */
export function parseHeaders(text: string): HeaderRule[] {
  let matches: HeaderRule['matches'] | undefined;
  return readRuleLines('_headers', text, (line) => {
    if (line.startsWith('/')) {
      matches = addressesOf(line);
      return [];
    }
    const [, name, value] = HEADER.exec(line) ?? [];
    if (!name || !value) throw new Error(`"${line}" must be a path that begins with /, or \`Name: value\``);
    if (!matches) throw new Error(`"${name}" stands above the first path`);
    return [{ matches, name, value }];
  });
}

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
