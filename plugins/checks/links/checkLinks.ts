import { decodeHash } from '../../../lib/text/decodeHash';
import { LANGS } from '../../../site/languages';
import { NOT_FOUND_PATH } from '../../../site/routes';
import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import { pagesShownIn } from '../pagesShownIn';
import type { Check, Issue, Link, Page, Pages } from '../types';

/** What a link may lead to, in one language; the headings of a page that could not be parsed are not known. */
type Targets = ReadonlyMap<string, ReadonlySet<string> | 'unread'>;

type Verdict = readonly [rule: string, message: string, fix: string];

function targetsOf({ pages, facts }: Pages, lang: Page['lang']): Targets {
  const own = pagesShownIn(lang, pages).filter(
    (page) => page.kind === 'page' && page.route !== NOT_FOUND_PATH,
  );
  const redirects = facts.redirects.map((route) => [route, new Set<string>()] as const);
  const routes = own.map(({ route, headings, fault }) => {
    return [route, fault ? 'unread' : new Set(headings.flatMap(({ id }) => id ?? []))] as const;
  });
  return new Map<string, ReadonlySet<string> | 'unread'>([...redirects, ...routes]);
}

/** What is wrong with the way an address is written. */
function badForm(href: string, page: Page): Verdict | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) {
    if (href.startsWith('https://') && URL.canParse(href)) return undefined;
    return [
      'links/https',
      `\`${href}\` is no https address`,
      'link with https, or put the address into backticks',
    ];
  }
  if (href.startsWith('#')) {
    if (page.kind === 'page') return undefined;
    const fix = 'write the address of the page before the #';
    return ['links/form', `\`${href}\` in a fragment means another place on every page`, fix];
  }
  if (!href.startsWith('/')) {
    const fix = 'write it absolute and without language: /guide/start/cli';
    return ['links/form', `\`${href}\` is relative`, fix];
  }
  const [path = ''] = href.split(/[?#]/);
  if (LANGS.some((lang) => path === `/${lang}` || path.startsWith(`/${lang}/`))) {
    const fix = 'leave the language out; the host adds it';
    return ['links/form', `\`${href}\` names a language`, fix];
  }
  if (/\.(?:html?|mdx?)$/.test(path)) {
    return ['links/form', `\`${href}\` names a file`, 'write the address without extension'];
  }
  return undefined;
}

/** Whether the page and the place on it exist. */
function deadEnd(
  href: string,
  page: Page,
  targets: Targets,
  files: ReadonlySet<string>,
): Verdict | undefined {
  if (href.startsWith('https://')) return undefined;
  const here = `https://site${page.route}`;
  if (!URL.canParse(href, here)) return ['links/form', `\`${href}\` is no address`, 'correct the address'];
  const { pathname, hash } = new URL(href, here);
  if (files.has(pathname)) return undefined;
  const ids = targets.get(pathname);
  if (!ids) {
    const fix = didYouMean(pathname, [...targets.keys(), ...files], 'correct the address');
    return ['links/dead-link', `there is no page \`${pathname}\``, fix];
  }
  const id = decodeHash(hash);
  if (id === '' || ids === 'unread' || ids.has(id)) return undefined;
  const fix = id.includes('%')
    ? 'link to an id of that page; ids have no percent sign'
    : 'link to an id of that page, or give the heading this id in both languages';
  const near = didYouMean(id, ids, fix, (each) => `#${each}`);
  return ['links/dead-anchor', `\`${pathname}\` has no heading {#${id}}`, near];
}

/**
 * Links inside the site lead somewhere and are written one way; links outside use https.
 * @param pages a documentation tree
 * @returns a problem per link
 */
export const checkLinks: Check = (tree) =>
  LANGS.flatMap((lang) => {
    const targets = targetsOf(tree, lang);
    const files = new Set([...tree.publicFiles, ...tree.facts.files]);
    const check = (page: Page, { href, line }: Link): Issue[] => {
      const verdict = badForm(href, page) ?? deadEnd(href, page, targets, files);
      if (!verdict) return [];
      const [rule, message, fix] = verdict;
      return [{ file: page.file, line, rule, message, fix }];
    };
    return tree.pages
      .filter((page) => page.lang === lang)
      .flatMap((page) => page.links.flatMap((link) => check(page, link)));
  });
