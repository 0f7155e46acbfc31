import type { SearchDocument } from '../../../packages/search/SearchDocument';
import { parseQuery } from '../../../packages/search/parseQuery';
import type { RankedPage } from '../../../packages/search/rankPages';
import { toSections } from '../../../packages/search/toSections';
import { tokenize, type Token } from '../../../packages/search/tokenize';

/** A match in a heading says more than one in the text. */
const HEADER_WEIGHT = 3;

/** Terms of a text that a word of the query is, or begins. */
const matching = (text: string, wanted: readonly Token[]): string[] =>
  tokenize(text)
    .map(({ term }) => term)
    .filter((term) =>
      wanted.some(({ kind, term: own }) => term === own || (kind !== 'han' && term.startsWith(own))),
    );

/**
 * Finds where in a page of the service the query stands; the service says only that it does.
 * @param page the page; with the address that its rows lead to
 * @param query what was searched
 */
export function findInPage(page: SearchDocument, query: string): RankedPage {
  const wanted = tokenize(query).filter(
    ({ kind, raw }) => kind !== 'han' || [...raw].length > 1 || query.length === 1,
  );
  const { units } = parseQuery(query);
  // The title is marked by the same terms as the sections; without a match anywhere only it is shown.
  const inTitle = matching(page.title, wanted);
  const sections = toSections(page)
    .map((section, id) => {
      const inHeader = matching(section.header, wanted);
      const inContent = matching(section.content, wanted);
      const terms = new Set([...inHeader, ...inContent]);
      const score = new Set(inContent).size + HEADER_WEIGHT * new Set(inHeader).size;
      const found = [...inTitle, ...terms];
      const answered = units
        .filter(({ term }) => found.some((each) => each.startsWith(term)))
        .map(({ raw }) => raw);
      const coverage = answered.length / Math.max(1, units.length);
      return { id, section, terms, score, answered, coverage };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.id - b.id);
  const [first, ...rest] = sections;
  const marked = first ? [{ ...first, terms: new Set([...first.terms, ...inTitle]) }, ...rest] : [];
  return { page, score: first?.score ?? 0, coverage: first?.coverage ?? 0, sections: marked };
}
