import { decodeHash, decodePath } from '../../../lib/text/address';
import { DEFAULT_LANG, LANGS, LANGUAGE_FACTS, type Lang } from '../../../site/languages';
import { localePath } from '../../../site/routes';
import type { Check, Issue, Page, Pages } from '../types';
import { issuesOf } from './pageSections';

/** An address of the product without language, decoded. */
interface Target {
  readonly path: string;
  readonly anchor: string;
}

function targetOf(url: string): Target {
  const { pathname, hash } = new URL(url);
  const prefixes = LANGS.map((lang) => LANGUAGE_FACTS[lang].prefix).filter(Boolean);
  const prefix = prefixes.find((one) => pathname === one || pathname.startsWith(`${one}/`)) ?? '';
  const path = decodePath(pathname.slice(prefix.length)) || '/';
  return { path, anchor: decodeHash(hash) };
}

const idsOf = (page: Page): readonly string[] => page.headings.flatMap(({ id }) => id ?? []);

/** Why an address does not arrive in one language; nothing when it does. */
function fault({ path, anchor }: Target, lang: Lang, { pages, facts }: Pages): string | undefined {
  const { redirects, oldAnchors } = facts.analyzer;
  const pageAt = (route: string) =>
    pages.find((page) => page.lang === lang && page.kind === 'page' && page.route === route);
  const moved = redirects.find(({ from }) => from === path);
  const [route = '', section = ''] = (moved?.to ?? path).split('#');
  const page = pageAt(route);
  if (!page) return `no page and no redirect answers ${localePath(path, lang)}`;
  // A redirect with a place of its own leads there when the page does not know the place that was asked for.
  const id = section || anchor;
  if (id === '' || page.fault || idsOf(page).includes(id)) return undefined;
  const known = oldAnchors.find((one) => one.page === route && one.from === id)?.to;
  if (known?.startsWith('/') && pageAt(known.replace(/[?#].*$/, ''))) return undefined;
  if (known !== undefined && idsOf(page).includes(known)) return undefined;
  return `${localePath(route, lang)} has no place #${id}`;
}

/**
 * Every address of this site that the analyzer carries leads to a page and a place on it, in every language: a reader of
 * the other language changes the prefix.
 */
export const checkProductLinks: Check = (tree) =>
  tree.facts.analyzer.links.flatMap(({ url, packages }): Issue[] =>
    LANGS.flatMap((lang) => {
      const reason = fault(targetOf(url), lang, tree);
      if (reason === undefined) return [];
      const home = lang === DEFAULT_LANG ? 'site/redirects.ts' : `site/redirects.ts or docs/${lang}`;
      const message = `@rsdoctor/${packages[0] ?? ''} links to ${url}: ${reason}`;
      const fix = `add the address to ${home}, or the id to site/oldAnchors.ts`;
      return [issuesOf('site/redirects.ts')(1, 'product-link', message, fix)];
    }),
  );
