import { cleanUrl } from './cleanUrl';
import { encodePath } from './encodePath';
import { notFoundFile } from './notFoundFile';
import { findRedirect } from './parseRedirects';
import { readTarget } from './readTarget';

/** What the server does with a request; file paths begin with a slash and lie below the site's root. */
export type Answer =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'missing'; readonly file: string | undefined };

/** What the decision needs to know of the site. */
export interface SiteView {
  /** Path under which the site is deployed; begins and ends with a slash. */
  readonly base: string;
  /** Destination by address, from `_redirects`. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Whether the site has a file of that path. */
  has(file: string): boolean;
}

/**
 * Decides the answer to a GET or HEAD request. Order, as on Netlify: the page, then the redirect of an address
 * without one, then the 404 page of the address.
 * @param target target of the request line, e.g. `/docs/guide?x=1`
 * @param site files, rules and base path
 */
export function decideAnswer(target: string, site: SiteView): Answer {
  const { base, has } = site;
  const address = readTarget(target);
  if (!address) return missing(target.replace(/\?.*$/s, ''), site);
  if (`${address.path}/` === base) return permanent(`${base}${address.query}`);

  const local = withoutBase(address.path, base);
  const page = local === undefined ? undefined : cleanUrl(local, has);
  if (!page) {
    const moved = findRedirect(site.redirects, address.path, address.query);
    return moved === undefined
      ? missing(address.path, site)
      : { kind: 'redirect', status: 301, location: moved };
  }
  if (page.canonical === local) return { kind: 'file', file: page.file };
  return permanent(`${base.slice(0, -1)}${encodePath(page.canonical)}${address.query}`);
}

/** 308 as Cloudflare answers: the address has moved for good, and the method stays. */
const permanent = (location: string): Answer => ({ kind: 'redirect', status: 308, location });

function missing(path: string, { base, has }: SiteView): Answer {
  return { kind: 'missing', file: notFoundFile(withoutBase(path, base) ?? '/', has) };
}

function withoutBase(path: string, base: string): string | undefined {
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}
