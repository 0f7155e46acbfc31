import { readRuleLines } from './readRuleLines';

const LINE = /^(\/(?![/])[^\s*:]*|\/)\s+(\/(?!\/)\S*|\/)\s+301(?:\s+#.*)?$/;

/** Rules ignore a slash at the end of an address, as Netlify does. */
const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/**
 * Reads a `_redirects` file as this site writes it: `from to 301` a line, both paths of the site, no wildcards. The status
 * must be written, because Netlify takes 301 for a missing one and Cloudflare 302.
 * @param text content of the file
 * @returns destination by decoded address; the first line of an address holds
 * @throws Error that lists every wrong line; real hosts skip such lines in silence
 */
export function parseRedirects(text: string): ReadonlyMap<string, string> {
  const rules = readRuleLines('_redirects', text, (line) => {
    const [, from, to] = LINE.exec(line) ?? [];
    if (!from || !to) throw new Error(`"${line}" must be \`from to 301\`, two paths without wildcards`);
    // A destination outside ASCII would not be a legal header value.
    const encoded = to.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
    return [[withoutSlash(decodeURIComponent(from)), encoded] as const];
  });
  return new Map(rules.reverse());
}

/**
 * Finds where an address leads.
 * @param redirects what `parseRedirects` read
 * @param path decoded path of the request
 * @param query its query with the question mark; a destination with its own query keeps that one
 * @returns address for a `Location` header; nothing when the address has not moved
 */
export function findRedirect(
  redirects: ReadonlyMap<string, string>,
  path: string,
  query: string,
): string | undefined {
  const to = redirects.get(withoutSlash(path));
  return to?.includes('?') ? to : to?.replace(/(?=#|$)/, () => query);
}
