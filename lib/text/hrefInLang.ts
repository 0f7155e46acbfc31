import { LANGUAGE_FACTS, type Lang } from '../../site/languages';

/**
 * Address of an in-site link in a language. Links in frontmatter are written without one, and the host leaves them so.
 * @param href address as written, e.g. `/guide/start/intro#why`, `https://example.com` or `#part`
 * @param lang language of the page the link stands on
 * @returns the address with the language's prefix; outside addresses, hashes and prefixed addresses stay as they are
 */
export function hrefInLang(href: string, lang: Lang): string {
  const { prefix } = LANGUAGE_FACTS[lang];
  const isInside = /^\/(?!\/)/.test(href);
  const hasPrefix = href === prefix || href.startsWith(`${prefix}/`);
  return isInside && prefix && !hasPrefix ? `${prefix}${href}` : href;
}
