import type { Lang } from '../../site/languages';
import type { Near } from './findNear';
import * as LIMITS from './limits';
import type { OpenIndex, WholeFinding } from './openIndex';
import { partialWords } from './partialWords';
import { FAIR_COVERAGE, type RankedPage } from './rankPages';
import { toPageGroup } from './toPageGroup';
import { pathOf } from './translatedPages';
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

/** Of the other language, a page must cover this much of the query to stand beside results, and any of it to be the only one. */
const GOOD_COVERAGE = 0.75;
/** English on Chinese pages is asked in English if less than this is covered here, and goes by it if it covers so much more. */
export const FOREIGN = { little: 0.85, more: 0.15, pages: 5 };

const HAN = /\p{Script=Han}/u;

/** How much of a query its own language must cover, to be asked before the reader's. */
function leastElsewhere(text: string, lang: Lang, covered: number): number {
  const isChinese = HAN.test(text);
  if (isChinese) return lang === 'zh' ? Infinity : covered;
  return lang === 'zh' && covered < FOREIGN.little ? covered + FOREIGN.more : Infinity;
}

const coverageOf = (pages: readonly RankedPage[]): number =>
  Math.max(0, ...pages.map(({ coverage }) => coverage));

const without = (pages: readonly RankedPage[], others: readonly RankedPage[]): RankedPage[] => {
  const paths = new Set(others.map(({ page }) => pathOf(page)));
  return pages.filter(({ page }) => !paths.has(pathOf(page)));
};

const findIn = async (index: OpenIndex, text: string): Promise<WholeFinding> =>
  index.findWhole ? index.findWhole(text) : { pages: index.find(text), complete: true };

/** What the other language adds: pages of this one that stand before those found here, and pages of its own after them. */
async function askOther(
  { text, own, openOther }: AnswerInput,
  found: readonly RankedPage[],
): Promise<{ readonly translated: readonly RankedPage[]; readonly others: readonly RankedPage[] }> {
  const least = leastElsewhere(text, own.lang, coverageOf(found));
  // A page beside an answer does not make the other language needless.
  const fair = found.filter(({ coverage }) => coverage >= FAIR_COVERAGE);
  if (fair.length >= LIMITS.searchFewPages && least === Infinity) return { translated: [], others: [] };
  // The other language is an extra: without its index the answer is merely shorter.
  const other = await openOther()
    .then((index) => index && findIn(index, text))
    .catch(() => undefined);
  const wanted = found.length > 0 ? GOOD_COVERAGE : 0;
  const good = other?.pages.filter(({ coverage }) => coverage >= wanted) ?? [];
  const translated = coverageOf(good) >= least ? own.translated(good.slice(0, FOREIGN.pages)) : [];
  // A page that is found in the reader's language is not shown twice.
  return { translated, others: without(good, [...translated, ...found]).slice(0, LIMITS.searchOtherPages) };
}

const toAnswer = (
  found: readonly RankedPage[],
  other: readonly RankedPage[] = [],
  near?: Near,
  partial?: string,
): SearchAnswer => ({
  lists: [{ index: '', label: '', current: true, groups: found.map(toPageGroup) }],
  otherLang: other.map(toPageGroup),
  nearTerms: near?.terms ?? [],
  nearHeadings: near?.headings ?? [],
  ...(partial && { partial }),
});

/**
 * Answers a question from the indexes of the site.
 * @param input the question and the indexes
 * @returns one list of pages, first those that the language of the query leads to when it is not the reader's; good pages of
 * the other language when there are few, headings and known terms like the query when there are none; an answer at once has
 * the pages only, since few of them may become many
 * @throws Error when an index in parts finds nothing, and a part could not be had
 */
export async function answerQuery(input: AnswerInput): Promise<IndexAnswer> {
  const { own, text, limit, atOnce } = input;
  if (atOnce && own.findWhole) {
    return { ...toAnswer(own.find(text).slice(0, limit)), unfinished: true };
  }
  const { pages, complete } = await findIn(own, text);
  const ranked = pages.slice(0, limit);
  const { translated, others } = await askOther(input, ranked);
  const found = [...translated, ...without(ranked, translated)].slice(0, limit);
  const nothing = found.length === 0 && others.length === 0;
  const partial = partialWords([...found, ...others]);
  const answer = toAnswer(found, others, nothing ? own.near(text) : undefined, partial);
  return complete ? answer : { ...answer, unfinished: true };
}
