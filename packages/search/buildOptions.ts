import type { Options } from 'minisearch';
import { INDEX_FIELDS, INDEX_OPTIONS, isTextTerm, TEXT_PLACE, type IndexedSection } from './indexFields';
import { tokensIn, wordRuns } from './tokenize';

/**
 * `INDEX_OPTIONS` for making an index: the long field has the same terms, but each different run of letters is cut once,
 * and Chinese, of which that field has no terms, not at all.
 * @returns options that keep what was cut as long as they live
 */
export function buildOptions(): Options<IndexedSection> {
  const known = new Map<string, readonly string[]>();
  const termsOf = (run: string): readonly string[] => {
    const terms = tokensIn(run)
      .filter(isTextTerm)
      .map(({ term }) => term);
    known.set(run, terms);
    return terms;
  };
  return {
    ...INDEX_OPTIONS,
    tokenize: (text, field) =>
      field === INDEX_FIELDS[TEXT_PLACE]
        ? wordRuns(text).flatMap((run) => known.get(run) ?? termsOf(run))
        : (INDEX_OPTIONS.tokenize?.(text, field) ?? []),
  };
}
