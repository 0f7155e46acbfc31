import { DEFAULT_LANG, LANGUAGE_FACTS, type Lang } from '../../site/languages';
import * as LIMITS from '../../site/limits';
import type { RedirectFact } from '../../site/redirects';
import { NOT_FOUND_PATH, localePath } from '../../site/routes';
import { nearestRoutes, type PageFact } from './nearestRoutes';
import { newAddress } from './newAddress';

/** A page in one language. */
export interface LangPage extends PageFact {
  readonly lang: string;
}

/** What the 404 page proposes, and why. */
export interface Help {
  readonly kind: 'moved' | 'otherLang' | 'similar' | 'start';
  readonly pages: readonly LangPage[];
}

/** Where readers begin who do not know where the page is. */
const START_PATHS = [
  '/guide/start/intro',
  '/guide/start/quick-start',
  '/config/options/options',
  '/guide/more/faq',
];

const bareOf = ({ path, lang }: Pick<LangPage, 'path' | 'lang'>): string =>
  lang === DEFAULT_LANG ? path : path.slice(LANGUAGE_FACTS[lang as Lang]?.prefix.length) || '/';

/**
 * What to propose to somebody whose address leads nowhere.
 * @param path the address, decoded, below the base path, e.g. `/zh/guide/intro`
 * @param lang language of the 404 page
 * @param pages all pages of the site, in all languages
 * @param redirects old addresses
 * @returns the new address of an old page; otherwise the same page in another language, and similar pages before the main ones; otherwise the main pages
 */
export function toHelp(
  path: string,
  lang: Lang,
  pages: readonly LangPage[],
  redirects: readonly RedirectFact[],
): Help[] {
  const bare = bareOf({ path, lang });
  const offered = pages.filter((page) => page.title && ![NOT_FOUND_PATH, '/'].includes(bareOf(page)));
  const own = offered.filter((page) => page.lang === lang);

  const target = newAddress(bare, redirects);
  const [route, hash] = target?.split('#') ?? [];
  const moved = own.filter((page) => route && page.path === localePath(route, lang));
  if (moved.length > 0) {
    return [
      {
        kind: 'moved',
        pages: moved.map((page) => ({ ...page, path: page.path + (hash ? `#${hash}` : '') })),
      },
    ];
  }

  const similar = nearestRoutes(path, own, LIMITS.notFoundSuggestions);
  const start = START_PATHS.flatMap((wanted) => own.filter((page) => bareOf(page) === wanted));
  const groups: Help[] = [
    {
      kind: 'otherLang',
      pages: offered.filter((page) => page.lang !== lang && bareOf(page) === bare.replace(/\/$/, '')),
    },
    {
      kind: 'similar',
      pages:
        similar.length > 0 ? [...new Set([...similar, ...start])].slice(0, LIMITS.notFoundSuggestions) : [],
    },
  ];
  const found = groups.filter((group) => group.pages.length > 0);
  if (found.length > 0) return found;
  return start.length > 0 ? [{ kind: 'start', pages: start }] : [];
}
