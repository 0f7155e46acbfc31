import { mostAlike, similarity } from '../../lib/text/fuzzy';
import { DEFAULT_LANG, LANGUAGE_FACTS, type Lang } from '../../site/languages';
import { REDIRECTS } from '../../site/redirects';
import { NOT_FOUND_PATH, localePath } from '../../site/routes';

export interface LangPage {
  readonly path: string;
  readonly title: string;
  readonly lang: string;
}

export interface Help {
  readonly kind: 'moved' | 'otherLang' | 'similar' | 'start';
  readonly pages: readonly LangPage[];
}

const START_PATHS = [
  '/guide/start/intro',
  '/guide/start/quick-start',
  '/config/options/options',
  '/guide/more/faq',
];

/** Below this nothing is similar any more. Measured on the site's own routes: words of another page stay under it. */
const MIN_SIMILARITY = 0.42;

const MAX_PROPOSED = 4;

const MAX_NAME_LENGTH = 100;

/** What similar folders add: it decides between pages of the same name. */
const FOLDER_WEIGHT = 0.15;

const lastPart = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

const folderOf = (path: string): string => path.split('/').filter(Boolean).slice(0, -1).join('/');

/** A part of the name that was typed whole, such as `bundle` of `bundle-size`, counts nearly as the name. */
function nameSimilarity(wanted: string, name: string): number {
  const words = name.split(/[-_]/).filter((word) => word.length > 2);
  const typed = wanted.split(/[-_\s.]/).filter((word) => word.length > 2);
  const whole = typed.filter((word) => words.includes(word.toLowerCase())).length;
  const share = typed.length === 0 ? 0 : (0.8 * whole) / typed.length;
  return Math.max(similarity(wanted, name), share);
}

function similarPages(wanted: string, pages: readonly LangPage[]): LangPage[] {
  const path = wanted.replace(/\.\w{2,5}$/, '').replace(/\/index$/, '');
  // No page has a name as long, and each is compared with it.
  const [name, folder] = [lastPart(path).slice(0, MAX_NAME_LENGTH), folderOf(path)];
  const score = (page: LangPage): number => {
    const byName = nameSimilarity(name, lastPart(page.path));
    const best = Math.max(byName, similarity(name, page.title));
    return best < MIN_SIMILARITY ? 0 : best + FOLDER_WEIGHT * similarity(folder, folderOf(page.path));
  };
  return mostAlike(pages, score, MIN_SIMILARITY).slice(0, MAX_PROPOSED);
}

/** The address that took over an old one, without language prefix, for hosts that do not read `_redirects`. */
function newAddress(path: string): string | undefined {
  const bare = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '').toLowerCase();
  return REDIRECTS.find(({ from }) => from.toLowerCase() === bare)?.to;
}

const bareOf = ({ path, lang }: Pick<LangPage, 'path' | 'lang'>): string =>
  lang === DEFAULT_LANG ? path : path.slice(LANGUAGE_FACTS[lang as Lang]?.prefix.length) || '/';

/** What to propose for an address (decoded, below the base path) that leads nowhere. */
export function toHelp(path: string, lang: Lang, pages: readonly LangPage[]): Help[] {
  const bare = bareOf({ path, lang });
  const offered = pages.filter((page) => page.title && ![NOT_FOUND_PATH, '/'].includes(bareOf(page)));
  const own = offered.filter((page) => page.lang === lang);

  const [route, hash] = newAddress(bare)?.split('#') ?? [];
  const moved = own
    .filter((page) => route && page.path === localePath(route, lang))
    .map((page) => ({ ...page, path: page.path + (hash ? `#${hash}` : '') }));
  if (moved.length > 0) return [{ kind: 'moved', pages: moved }];

  const similar = similarPages(path, own);
  const start = START_PATHS.flatMap((wanted) => own.filter((page) => bareOf(page) === wanted));
  const filled = [...new Set([...similar, ...start])].slice(0, MAX_PROPOSED);
  const groups: Help[] = [
    {
      kind: 'otherLang',
      pages: offered.filter((page) => page.lang !== lang && bareOf(page) === bare.replace(/\/$/, '')),
    },
    { kind: 'similar', pages: similar.length > 0 ? filled : [] },
  ];
  const found = groups.filter((group) => group.pages.length > 0);
  if (found.length > 0) return found;
  return start.length > 0 ? [{ kind: 'start', pages: start }] : [];
}
