import { LANGUAGE_FACTS } from '../../site/languages';
import type { RankedPage } from './rankPages';
import type { SearchDocument } from './SearchDocument';
import type { Section } from './toSections';

/**
 * Address of a page without the prefix of its language: the same in every language.
 * @param page a page of the index
 */
export const pathOf = ({ routePath, lang }: Pick<SearchDocument, 'routePath' | 'lang'>): string =>
  routePath.slice(LANGUAGE_FACTS[lang].prefix.length);

/**
 * The pages of one language that say what was found in another one.
 * @param found pages of the other language, best first
 * @param sectionsAt sections of a page by its `pathOf`; none where the language lacks the page
 * @returns pages with the sections that both languages have, in the same order
 */
export const translatedPages = (
  found: readonly RankedPage[],
  sectionsAt: (path: string) => readonly Section[],
): RankedPage[] =>
  found.flatMap(({ page, sections, ...rest }) => {
    const own = new Map(sectionsAt(pathOf(page)).map((section) => [section.anchor, section]));
    const both = sections.flatMap(({ section: { anchor }, ...ranked }) => {
      const section = own.get(anchor);
      return section ? [{ ...ranked, section }] : [];
    });
    const [first] = both;
    return first ? [{ ...rest, page: first.section.page, sections: both }] : [];
  });
