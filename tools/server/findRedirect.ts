import { encodePath } from './encodePath';
import type { RedirectRule } from './parseRedirects';
import type { RequestTarget } from './readTarget';

/** What the first matching rule says about a request. */
export interface FoundRedirect {
  readonly status: number;
  /** Destination: placeholders filled in and encoded, the query of the request appended. */
  readonly to: string;
  readonly force: boolean;
}

/**
 * Finds the rule for a request: the first match in the order of the file.
 * @param rules rules of `_redirects`
 * @param target decoded path and raw query of the request
 * @returns status and destination; a destination with its own query keeps that one; nothing when no rule matches
 */
export function findRedirect(
  rules: readonly RedirectRule[],
  { path, query }: RequestTarget,
): FoundRedirect | undefined {
  for (const { matches, to, status, force } of rules) {
    const captures = matches(path);
    if (!captures) continue;
    const filled = to.replace(/:([A-Za-z]\w*)/g, (_, name: string) => encodePath(captures[name] ?? ''));
    return { status, to: filled.includes('?') ? filled : filled.replace(/(?=#|$)/, () => query), force };
  }
  return undefined;
}
