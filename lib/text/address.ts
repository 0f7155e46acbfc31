import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import { LANGUAGE_FACTS, type Lang } from '../../site/languages';
import * as LIMITS from '../../site/limits';
import { SEARCH_FLAG } from '../../site/pageMarks';
import { cutText } from './strings';

/** A path, decoded; as it is written when it does not decode (`/%E0%A4%A`), so that a broken link never breaks a page. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The id that a hash names, decoded like a path. */
export const decodeHash = (hash: string): string => decodePath(hash.replace(/^#/, ''));

/** Everything but letters with their accents, digits, underscores, hyphens and spaces. */
const SIGNS = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/** The id of a heading that has no id of its own, by the rule of GitHub. */
export const slug = (title: string): string =>
  title.trim().toLowerCase().replace(SIGNS, '').replaceAll(' ', '-');

/** Where a link leads: `outside` for http, https, mailto and tel; `hash` for a heading of the page; `inside` for the rest. */
export function linkKind(href: string): 'outside' | 'hash' | 'inside' {
  if (/^(?:https?:|mailto:|tel:|\/\/)/i.test(href)) return 'outside';
  return href.startsWith('#') ? 'hash' : 'inside';
}

/**
 * An in-site address with the prefix of a language: links in frontmatter have none, and the host leaves them so. Outside
 * addresses, hashes and prefixed addresses stay as they are.
 */
export function hrefInLang(href: string, lang: Lang): string {
  const { prefix } = LANGUAGE_FACTS[lang];
  const isInside = /^\/(?!\/)/.test(href);
  const hasPrefix = href === prefix || href.startsWith(`${prefix}/`);
  return isInside && prefix && !hasPrefix ? `${prefix}${href}` : href;
}

/** Names the section that took over an old address, for the page that finds the reader's own place below it. */
export const SECTION_PARAM = 'section';

/**
 * The target of a redirect for servers. They never see the hash of a request, and a hash of the target would replace it: the
 * section goes into the query, and `theme/not-found/OldAnchor.tsx` leads on from there.
 */
export const withoutHash = (to: string): string => to.replace('#', `?${SECTION_PARAM}=`);

/** The target of a redirect for a reader, who keeps the query and hash of the old address. */
export function movedAddress(
  to: string,
  { search, hash }: { readonly search: string; readonly hash: string },
): string {
  if (!hash) return to.replace(/(?=#|$)/, () => search);
  const address = withoutHash(to);
  return `${address}${address.includes('?') ? search.replace('?', '&') : search}${hash}`;
}

/**
 * Where a reader says what the documentation lacks: a new issue whose form already names the page, its language and the
 * documented version. Whoever knows more appends it by the names of the other fields of
 * `.github/ISSUE_TEMPLATE/wrong-docs.yml`. Nothing is sent before the reader does so there.
 * @param page path of the page with the prefix of its language, which needs no escapes
 */
export const docsIssueUrl = (repository: string, page: string, lang: Lang): string =>
  `${repository}/issues/new?template=wrong-docs.yml&page=${page}&language=${LANGUAGE_FACTS[lang].label}&version=${DOCUMENTED_VERSION}`;

/** What `?search=webpack` wants to be searched, on one line and cut; may be empty. */
export function addressQuery(search: string): string {
  const text = new URLSearchParams(search).get(SEARCH_FLAG) ?? '';
  return cutText(text.replace(/\s+/g, ' ').trim(), LIMITS.addressQueryLength);
}
