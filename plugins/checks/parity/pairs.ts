import { DEFAULT_LANG, LANGS, type Lang } from '../../../site/languages';
import type { Page } from '../../../packages/doc-checks/types';

/** One page or fragment in two languages: in the default one, which has every page, and in another. */
export interface Pair {
  readonly first: Page;
  readonly second: Page;
}

/** The file of a pair in a language. */
export const pageIn = ({ first, second }: Pair, lang: Lang): Page => (first.lang === lang ? first : second);

/** The file of a pair in the other language. */
export const otherThan = ({ first, second }: Pair, lang: Lang): Page =>
  first.lang === lang ? second : first;

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** How messages call a language. */
export const langName = (lang: Lang): string => NAMES.of(lang) ?? lang;

/**
 * The language that must have the file, too, which one language has.
 * @returns undefined when all have it that must
 */
export const missingLang = ({ key }: Page, pages: readonly Page[]): Lang | undefined =>
  LANGS.find((lang) => !pages.some((other) => other.lang === lang && other.key === key));

/**
 * Brings the files of the languages together.
 * @param pages all pages of a tree
 * @returns for each other language, one entry per file that it and the default language have and that could be parsed
 */
export function pairs(pages: readonly Page[]): Pair[] {
  const whole = pages.filter(({ fault }) => !fault);
  return LANGS.filter((lang) => lang !== DEFAULT_LANG).flatMap((lang) =>
    whole
      .filter((page) => page.lang === DEFAULT_LANG)
      .flatMap((first) => {
        const second = whole.find((page) => page.lang === lang && page.key === first.key);
        return second ? [{ first, second }] : [];
      }),
  );
}

/**
 * Sections that both files have; only those can be compared, the heading check reports the others.
 * @param pair the files of both languages
 * @returns heading ids, with the empty one for the part above the first heading
 */
export function commonSections({ first, second }: Pair): string[] {
  const ids = new Set(second.headings.map(({ block }) => block.section));
  return ['', ...first.headings.map(({ block }) => block.section).filter((id) => ids.has(id))];
}
