import { LANGUAGE_FACTS } from '../../site/languages';
import type { Near } from './findNear';
import * as LIMITS from './limits';
import type { OpenIndex, WholeFinding } from './openIndex';
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
  /** Whether to answer an index in parts from its titles and headings, instead of waiting for the parts. */
  readonly atOnce?: boolean;
}

/** An answer, as it can be sent from a worker. */
export interface IndexAnswer extends SearchAnswer {
  /** Not everything that should be was looked through for it: another answer to the same query may be better. */
  readonly unfinished?: true;
}

/** A page of the other language must cover this much of the query, to be worth a change of language. */
const GOOD_COVERAGE = 0.75;

/** Address of a page without the prefix of its language. */
const pathOf = ({ page: { routePath, lang } }: RankedPage): string =>
  routePath.slice(LANGUAGE_FACTS[lang].prefix.length);

const findIn = async (index: OpenIndex, text: string): Promise<WholeFinding> =>
  index.findWhole ? index.findWhole(text) : { pages: index.find(text), complete: true };

async function goodPages(
  { text, openOther }: AnswerInput,
  found: readonly RankedPage[],
): Promise<RankedPage[]> {
  if (found.length >= LIMITS.searchFewPages) return [];
  // The other language is an extra: without its index the answer is merely shorter.
  const other = await openOther()
    .then((index) => index && findIn(index, text))
    .catch(() => undefined);
  const good = other?.pages.filter(({ coverage }) => coverage >= GOOD_COVERAGE) ?? [];
  // A page that is found in the reader's language is not shown twice.
  const known = new Set(found.map(pathOf));
  return good.filter((page) => !known.has(pathOf(page))).slice(0, LIMITS.searchOtherPages);
}

const toAnswer = (
  found: readonly RankedPage[],
  other: readonly RankedPage[] = [],
  near?: Near,
): SearchAnswer => ({
  lists: [{ index: '', label: '', current: true, groups: found.map(toPageGroup) }],
  otherLang: other.map(toPageGroup),
  nearTerms: near?.terms ?? [],
  nearHeadings: near?.headings ?? [],
});

/**
 * Answers a question from the indexes of the site.
 * @param input the question and the indexes
 * @returns one list of pages, good pages of the other language when there are few, headings and known terms like the query when there are none; an
 * answer at once has the pages only, since few of them may become many
 * @throws Error when an index in parts finds nothing, and a part could not be had
 */
export async function answerQuery(input: AnswerInput): Promise<IndexAnswer> {
  const { own, text, limit, atOnce } = input;
  if (atOnce && own.findWhole) {
    return { ...toAnswer(own.find(text).slice(0, limit)), unfinished: true };
  }
  const { pages, complete } = await findIn(own, text);
  const found = pages.slice(0, limit);
  const other = await goodPages(input, found);
  const nothing = found.length === 0 && other.length === 0;
  const answer = toAnswer(found, other, nothing ? own.near(text) : undefined);
  return complete ? answer : { ...answer, unfinished: true };
}
