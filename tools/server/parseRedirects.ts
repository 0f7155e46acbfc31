import { pathPattern, type PathPattern } from './pathPattern';
import { readRuleLines } from './readRuleLines';

/** One line of `_redirects`. */
export interface RedirectRule {
  /** Matches the whole decoded path of a request, base path included. */
  readonly matches: PathPattern;
  /** Destination with `:splat` and `:name` still in it; characters outside ASCII are percent-encoded. */
  readonly to: string;
  readonly status: number;
  /** Whether the rule wins over a file of the same address (`!`). */
  readonly force: boolean;
}

const STATUS = /^(200|301|302|303|307|308|404)(!?)$/;
const INSIDE = /^\/(?!\/)/;
const OUTSIDE = /^https?:\/\/[\w.-]+(?::\d+)?(?:[/?#]|$)/;

/**
 * Reads a `_redirects` file: `from to status` a line, `#` for comments. The status must be written, because Netlify
 * takes 301 for a missing one and Cloudflare 302.
 * @param text content of the file
 * @returns rules in the order of the file
 * @throws Error that lists every wrong line; real hosts skip such lines in silence
 */
export function parseRedirects(text: string): RedirectRule[] {
  return readRuleLines('_redirects', text, (line) => [parseRule(line)]);
}

function parseRule(line: string): RedirectRule {
  const words = line.split(/\s+/);
  const comment = words.findIndex((word) => word.startsWith('#'));
  const [from = '', to = '', code = '', ...rest] = comment < 0 ? words : words.slice(0, comment);
  const [, status, force] = STATUS.exec(code) ?? [];
  if (!status || rest.length > 0) {
    throw new Error('write `from to status`, status 200, 301, 302, 303, 307, 308 or 404, with ! to force');
  }
  const answersWithFile = status === '200' || status === '404';
  if (!INSIDE.test(to) && (answersWithFile || !OUTSIDE.test(to))) {
    throw new Error(`"${to}" must be a path${answersWithFile ? '' : ', or an address with a fixed host'}`);
  }
  const offered = [...placeholders(from), ...(from.includes('*') ? [':splat'] : [])];
  const unknown = placeholders(to).find((part) => !offered.includes(part));
  if (unknown) throw new Error(`"${to}" uses ${unknown}, which "${from}" does not have`);
  // A destination outside ASCII would not be a legal header value.
  const encoded = to.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
  return { matches: forgivingSlash(from), to: encoded, status: Number(status), force: force === '!' };
}

const placeholders = (text: string): string[] => text.match(/:[A-Za-z]\w*/g) ?? [];

/** Rules ignore a slash at the end of an address, as Netlify does. */
function forgivingSlash(from: string): PathPattern {
  const trim = (path: string) => path.replace(/(?<=.)\/$/, '');
  const matches = pathPattern(trim(from));
  return (path) => matches(path) ?? matches(trim(path));
}
