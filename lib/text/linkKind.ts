/** Where a link leads. */
export type LinkKind = 'outside' | 'hash' | 'inside';

/**
 * Says where a link leads (section 5 of the specification).
 * @param href the link's address
 * @returns `outside` for http, https, mailto and tel; `hash` for a heading of the page; `inside` for the rest
 */
export function linkKind(href: string): LinkKind {
  if (/^(?:https?:|mailto:|tel:|\/\/)/i.test(href)) return 'outside';
  return href.startsWith('#') ? 'hash' : 'inside';
}
