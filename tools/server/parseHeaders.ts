import { pathPattern, type PathPattern } from './pathPattern';
import { readRuleLines } from './readRuleLines';

/** One header line of `_headers`, with the pattern it stands under. */
export interface HeaderRule {
  /** Matches the whole decoded path of a request, base path included. */
  readonly matches: PathPattern;
  readonly name: string;
  readonly value: string;
}

const HEADER = /^([!#$%&'*+.^_`|~\w-]+):\s*([\x20-\x7e]+)$/;

/**
 * Reads a `_headers` file: a path pattern, then its `Name: value` lines; `#` for comments.
 * @param text content of the file
 * @returns one rule per header line, in the order of the file
 * @throws Error that lists every wrong line; real hosts skip such lines in silence
 */
export function parseHeaders(text: string): HeaderRule[] {
  let matches: PathPattern | undefined;
  return readRuleLines('_headers', text, (line) => {
    if (line.startsWith('/')) {
      matches = pathPattern(line);
      return [];
    }
    const [, name, value] = HEADER.exec(line) ?? [];
    if (!name || !value) throw new Error(`"${line}" must be a path that begins with /, or \`Name: value\``);
    if (!matches) throw new Error(`"${name}" stands above the first path`);
    return [{ matches, name, value }];
  });
}
