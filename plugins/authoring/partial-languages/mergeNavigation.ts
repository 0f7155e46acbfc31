import type { Lang } from '../../../site/languages';

type Entry = string | Readonly<Record<string, unknown>>;

const WORDS = ['label', 'text', 'title'];
const LANG_IN_PATTERN = /\(\/[\w-]+\)\?/g;

/** What an entry is known by in every language. */
const nameOf = (entry: Entry): unknown => (typeof entry === 'string' ? entry : (entry.name ?? entry.link));

const parse = (text: string | undefined): readonly Entry[] => {
  const list: unknown = text === undefined ? [] : JSON.parse(text);
  return Array.isArray(list) ? (list as Entry[]) : [];
};

function inOwnWords(entry: Entry, own: readonly Entry[], lang: Lang): Entry {
  if (typeof entry === 'string') return entry;
  const twin = own.find((each) => nameOf(each) === nameOf(entry));
  const words = typeof twin === 'object' ? WORDS.filter((key) => typeof twin[key] === 'string') : [];
  const { activeMatch } = entry;
  return {
    ...entry,
    ...(typeof activeMatch === 'string' && {
      activeMatch: activeMatch.replace(LANG_IN_PATTERN, `(/${lang})?`),
    }),
    ...Object.fromEntries(words.map((key) => [key, (twin as Readonly<Record<string, unknown>>)[key]])),
  };
}

/**
 * A navigation file of a language that is being translated: entries and order of the default language, with the labels
 * that the language has.
 * @param original `_nav.json` or `_meta.json` of the default language
 * @param own the same file of the language, when it has one
 * @param lang the language
 * @returns JSON
 * @throws SyntaxError when one of them is no JSON; the gate of the navigation has said so before
 */
export const mergeNavigation = (original: string, own: string | undefined, lang: Lang): string => {
  const translated = parse(own);
  return JSON.stringify(parse(original).map((entry) => inOwnWords(entry, translated, lang)));
};
