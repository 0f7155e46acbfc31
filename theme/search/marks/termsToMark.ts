import { parseQuery } from '../../../packages/search/parseQuery';
import { tokenize } from '../../../packages/search/tokenize';
import type { SearchHit } from '../../../packages/search/types';
import type { OpenedResult } from './OpenedResult';

const HAN = /^\p{Script=Han}+$/u;

/** What of a row is marked, letter by letter as it stands there. */
function markedTexts({ type, title, header, statement, highlightInfoList }: SearchHit): string[] {
  const text = { title, header, content: statement }[type];
  return highlightInfoList.map(({ start, length }) => text.slice(start, start + length));
}

/** The terms of a text that was marked: Chinese as it is, words whole, with their endings off. */
const termsOf = (text: string): string[] =>
  HAN.test(text)
    ? [text]
    : tokenize(text)
        .filter(({ kind, start, end }) => kind !== 'han' && end - start === text.length)
        .map(({ term }) => term);

/**
 * What is marked in a page that a search has opened: the words that were typed, and those that the rows of the page had
 * marked, such as a synonym or the word that a slip stood for.
 * @param opened the result
 * @returns terms as the index has them, for `findTerms`
 */
export function termsToMark({ query, hits }: OpenedResult): ReadonlySet<string> {
  const typed = parseQuery(query)
    .units.filter(({ crosses }) => !crosses)
    .map(({ term }) => term);
  const marked = hits.flatMap(markedTexts).flatMap(termsOf);
  return new Set([...typed, ...marked]);
}
