import type { Lang } from '../../../site/languages';
import type { Page } from '../../../packages/doc-checks/types';

/** The two language files of one page or fragment. */
export type Pair = Readonly<Record<Lang, Page>>;

/** The other language. */
export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'zh' : 'en');

/** How messages call a language. */
export const LANG_NAME: Readonly<Record<Lang, string>> = { en: 'English', zh: 'Chinese' };

/**
 * Brings the files of both languages together.
 * @param pages all pages of a tree
 * @returns one entry per file that both languages have and that could be parsed
 */
export function pairs(pages: readonly Page[]): Pair[] {
  return pages
    .filter((page) => page.lang === 'en' && !page.fault)
    .flatMap((en) => {
      const zh = pages.find((page) => page.lang === 'zh' && page.key === en.key && !page.fault);
      return zh ? [{ en, zh }] : [];
    });
}

/**
 * Sections that both files have; only those can be compared, the heading check reports the others.
 * @param pair the files of both languages
 * @returns heading ids, with the empty one for the part above the first heading
 */
export function commonSections({ en, zh }: Pair): string[] {
  const ids = new Set(zh.headings.map(({ block }) => block.section));
  return ['', ...en.headings.map(({ block }) => block.section).filter((id) => ids.has(id))];
}
