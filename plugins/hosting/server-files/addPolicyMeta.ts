import { POLICY_HEADER } from '../../../site/headers';

/** The charset stays first: browsers look for it in the first 1024 bytes. */
const HEAD = /<head(?:\s[^>]*)?>(?:\s*<meta charset=[^>]*>)?/i;

/**
 * Puts the policy into a page, for hosts that send no headers. It stands before everything that it is to hold for.
 * @param html the page
 * @param policy value of the policy
 * @returns the page with one such element
 * @throws Error when the page has no `<head>`
 */
export function addPolicyMeta(html: string, policy: string): string {
  const [head] = HEAD.exec(html) ?? [];
  if (!head) throw new Error('no <head>');
  const meta = `<meta http-equiv="${POLICY_HEADER}" content="${policy}">`;
  return html.replace(HEAD, () => `${head}${meta}`);
}
