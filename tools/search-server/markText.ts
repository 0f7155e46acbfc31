import { encodeEntities } from '../../lib/text/encodeEntities';
import { findWords, type WordRange } from './findWords';

/** How words are marked, as the request says. */
export interface MarkTags {
  readonly pre: string;
  readonly post: string;
}

/** A marked text, as the provider writes it. */
export interface MarkedValue {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
}

/** Places that are marked in one text; more say nothing to a reader, and their marks would outweigh the text. */
const MOST_MARKS = 100;

/** Ranges in order, none inside another. */
function flat(ranges: readonly WordRange[]): WordRange[] {
  const kept: WordRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (range.start >= (kept.at(-1)?.end ?? 0)) kept.push(range);
  }
  return kept.slice(0, MOST_MARKS);
}

/**
 * Marks the words of a query in a text. The text is written for HTML, as the provider's records are.
 * @param text plain text
 * @param words result of `queryWords`
 */
export function markText(text: string, words: readonly string[], { pre, post }: MarkTags): MarkedValue {
  const found = findWords(text, words);
  const matchedWords = words.filter((_, index) => (found[index]?.length ?? 0) > 0);
  let at = 0;
  let value = '';
  for (const { start, end } of flat(found.flat())) {
    value += encodeEntities(text.slice(at, start)) + pre + encodeEntities(text.slice(start, end)) + post;
    at = end;
  }
  const matchLevel =
    matchedWords.length === 0 ? 'none' : matchedWords.length < words.length ? 'partial' : 'full';
  return { value: value + encodeEntities(text.slice(at)), matchLevel, matchedWords };
}
