import { DEFAULT_LANG, type Lang } from '../../../site/languages';
import { UNTRANSLATED } from '../../../site/translationState';

type Entry = string | Readonly<Record<string, unknown>>;

const WORDS = ['label', 'text', 'title'];
const LANG_IN_PATTERN = /\(\/[\w-]+\)\?/g;

/** What an entry is known by in every language. */
const nameOf = (entry: Entry): unknown => (typeof entry === 'string' ? entry : (entry.name ?? entry.link));

function parse(text: string | undefined, file: string): readonly Entry[] {
  try {
    const list: unknown = text === undefined ? [] : JSON.parse(text);
    return Array.isArray(list) ? (list as Entry[]) : [];
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as SyntaxError).message}`, { cause: error });
  }
}

/** An entry of the sidebar that says its text is in the default language. */
const marked = (entry: Entry): Entry => {
  const fields = typeof entry === 'string' ? { type: 'file', name: entry } : entry;
  const { context } = fields as { readonly context?: string };
  return { ...fields, context: [context, UNTRANSLATED].filter(Boolean).join(' ') };
};

function inOwnWords(entry: Entry, own: readonly Entry[], lang: Lang): Entry {
  if (typeof entry === 'string') return entry;
  const translation = own.find((each) => nameOf(each) === nameOf(entry));
  const words =
    typeof translation === 'object' ? WORDS.filter((key) => typeof translation[key] === 'string') : [];
  const { activeMatch } = entry;
  return {
    ...entry,
    ...(typeof activeMatch === 'string' && {
      activeMatch: activeMatch.replace(LANG_IN_PATTERN, `(/${lang})?`),
    }),
    ...Object.fromEntries(words.map((key) => [key, (translation as Readonly<Record<string, unknown>>)[key]])),
  };
}

const labelOf = (entry: Entry | undefined): unknown =>
  typeof entry === 'object' ? (entry.label ?? entry.text) : undefined;

/** Files of the default language that a merge reads, and what it is told of them. */
interface Navigation {
  /** Path in the folder of a language. */
  readonly name: string;
  /** `_nav.json` or `_meta.json` of the default language. */
  readonly original: string;
  /** The same file of the language, when it has one. */
  readonly own: string | undefined;
  readonly lang: Lang;
  /** Whether the page or folder of an entry has its title from a page that the language lacks; for `_meta.json`. */
  readonly lacks?: (name: string) => boolean;
}

/**
 * A navigation file of a language that is being translated: entries and order of the default language, with the labels
 * that the language has. Entries of a sidebar whose text stays in the default language say so.
 * @returns JSON
 * @throws Error with the file when one of them is no JSON; in a build, the gate of the navigation has said so before
 */
export function mergeNavigation({ name, original, own, lang, lacks }: Navigation): string {
  const translated = parse(own, `docs/${lang}/${name}`);
  const isForeign = (entry: Entry): boolean => {
    const translation = translated.find((each) => nameOf(each) === nameOf(entry));
    if (lacks === undefined || labelOf(translation) !== undefined) return false;
    return labelOf(entry) !== undefined || lacks(String(nameOf(entry)));
  };
  const merged = parse(original, `docs/${DEFAULT_LANG}/${name}`).map((entry) => {
    const inOwn = inOwnWords(entry, translated, lang);
    return isForeign(entry) ? marked(inOwn) : inOwn;
  });
  return JSON.stringify(merged);
}
