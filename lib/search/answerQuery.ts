import { LIMITS } from '../../site/limits';
import type { OpenIndex } from './openIndex';
import type { RankedPage } from './rankPages';
import { toPageGroup } from './toPageGroup';
import type { SearchAnswer } from './types';

/** What a question is answered from. */
export interface AnswerInput {
  readonly text: string;
  /** Pages at most. */
  readonly limit: number;
  /** Index of the reader's language. */
  readonly own: OpenIndex;
  /** Opens the index of the other language; asked only when it is needed. */
  readonly openOther: () => Promise<OpenIndex | undefined>;
}

/** A page of the other language must cover this much of the query, to be worth a change of language. */
const GOOD_COVERAGE = 0.75;

async function goodPages(
  { text, openOther }: AnswerInput,
  found: readonly RankedPage[],
): Promise<RankedPage[]> {
  if (found.length >= LIMITS.searchFewPages) return [];
  // The other language is an extra: without its index the answer is merely shorter.
  const other = await openOther().catch(() => undefined);
  const good = other?.find(text).filter(({ coverage }) => coverage >= GOOD_COVERAGE) ?? [];
  // A page that is found in the reader's language is not shown twice.
  const known = new Set(found.map(({ page }) => page.routePath.replace(/^\/zh(?=\/)/, '')));
  return good
    .filter(({ page }) => !known.has(page.routePath.replace(/^\/zh(?=\/)/, '')))
    .slice(0, LIMITS.searchOtherPages);
}

/**
 * Answers a question from the indexes of the site.
 * @param input the question and the indexes
 * @returns one list of pages, good pages of the other language when there are few, known terms when there are none
 */
export async function answerQuery(input: AnswerInput): Promise<SearchAnswer> {
  const found = input.own.find(input.text).slice(0, input.limit);
  const other = await goodPages(input, found);
  const nothing = found.length === 0 && other.length === 0;
  return {
    lists: [{ index: '', label: '', current: true, groups: found.map(toPageGroup) }],
    otherLang: other.map(toPageGroup),
    nearTerms: nothing ? input.own.near(input.text) : [],
  };
}
