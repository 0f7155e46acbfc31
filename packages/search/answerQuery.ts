import { LANGUAGE_FACTS } from '../../site/languages';
import type { OpenIndex } from './openIndex';
import { rankPages, readQuery, type RankedPage } from './rank';
import { partialWords, toPageGroup } from './snippet';
import { HAN } from './tokenize';
import type { SearchAnswer, SearchDocument, SearchHit } from './types';

interface AnswerInput {
  readonly text: string;
  readonly limit: number;
  readonly own: OpenIndex;
  readonly openOther: () => Promise<OpenIndex | undefined>;
}

/** With fewer fair pages than this the other language is asked too, and adds so many at most. */
const FEW_PAGES = 3;
const OTHER_PAGES = 3;
const LOOKED_AT = 20;
/** Chinese on English pages is asked of the Chinese index; so many pages that it finds come first, in English. */
const TRANSLATED_PAGES = 5;
/** A page is fair that covers this much of the query. */
const FAIR = 0.25;
/** Of the other language, a page must cover this much to stand beside results, and any of it to be the only one. */
const GOOD = 0.75;
/** Less of a query than this is a part of it: the answer says which. */
const PARTIAL = 0.47;
export const SUGGESTIONS = 3;
const MAX_WORDS_LIKE = 8;

const coverageOf = (pages: readonly RankedPage[]): number =>
  Math.max(0, ...pages.map(({ coverage }) => coverage));

// The same in every language.
const pathOf = ({ routePath, lang }: SearchDocument): string =>
  routePath.slice(LANGUAGE_FACTS[lang].prefix.length);

const without = (pages: readonly RankedPage[], others: readonly RankedPage[]): RankedPage[] => {
  const paths = new Set(others.map(({ page }) => pathOf(page)));
  return pages.filter(({ page }) => !paths.has(pathOf(page)));
};

const translated = (found: readonly RankedPage[], { sections: all }: OpenIndex): RankedPage[] =>
  found.flatMap((ranked) => {
    const own = all.filter(({ page }) => pathOf(page) === pathOf(ranked.page));
    const sections = ranked.sections.flatMap((each) => {
      const section = own.find(({ anchor }) => anchor === each.section.anchor);
      return section ? [{ ...each, section }] : [];
    });
    const [first] = sections;
    return first ? [{ ...ranked, page: first.section.page, sections }] : [];
  });

/** Headings that look like a query for which nothing was found, each name once. News are not offered. */
export function findNear(text: string, { facts, findLike }: OpenIndex): SearchHit[] {
  const words = readQuery(text).slice(0, MAX_WORDS_LIKE);
  // Of a Chinese word one letter may be the same.
  const sections = findLike(words.flatMap(({ term }) => (HAN.test(term) ? [...term] : term)));
  const names = new Set<string>();
  return sections
    .filter(({ page }) => !facts.news.test(page.routePath))
    .map(({ page, header, anchor }): SearchHit => {
      const link = anchor ? `${page.routePath}#${anchor}` : page.routePath;
      const title = page.title.replaceAll('`', '');
      const type = header ? 'header' : 'title';
      return { type, title, header, link, statement: '', highlightInfoList: [] };
    })
    .filter(({ header, title }) => !names.has(header || title) && names.add(header || title))
    .slice(0, SUGGESTIONS);
}

/** Answers a question from the indexes of the site; near headings when there is nothing. */
export async function answerQuery({ text, limit, own, openOther }: AnswerInput): Promise<SearchAnswer> {
  const ranked = rankPages(text, own, limit);
  const isForeign = HAN.test(text) && own.sections[0]?.page.lang !== 'zh';
  let first: readonly RankedPage[] = [];
  let others: readonly RankedPage[] = [];
  if (isForeign || ranked.filter(({ coverage }) => coverage >= FAIR).length < FEW_PAGES) {
    // The other language is an extra: without its index the answer is merely shorter.
    const other = await openOther().catch(() => undefined);
    const wanted = ranked.length > 0 ? GOOD : 0;
    const good = other ? rankPages(text, other, LOOKED_AT).filter(({ coverage }) => coverage >= wanted) : [];
    if (isForeign && coverageOf(good) >= coverageOf(ranked))
      first = translated(good.slice(0, TRANSLATED_PAGES), own);
    others = without(good, [...first, ...ranked]).slice(0, OTHER_PAGES);
  }
  const found = [...first, ...without(ranked, first)].slice(0, limit);
  const isNothing = found.length + others.length === 0;
  const partial = partialWords(text, [...found, ...others], PARTIAL);
  return {
    lists: [{ index: '', label: '', current: true, groups: found.map(toPageGroup) }],
    otherLang: others.map(toPageGroup),
    ...(partial && { partial }),
    nearHeadings: isNothing ? findNear(text, own) : [],
  };
}
