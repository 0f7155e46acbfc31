import { fold } from '../../lib/text/foldText';
import type { Section } from './buildIndex';
import type { Match, OpenIndex } from './openIndex';
import STOP_WORDS from './stopWords.json' with { type: 'json' };
import { HAN, normalizeHeading, tokenize, type Token } from './tokenize';
import type { SearchDocument, SearchFacts } from './types';

export interface RankedSection {
  readonly section: Section;
  readonly score: number;
  /** 0 to 1; rare words are most of a query. */
  readonly coverage: number;
  /** Of the section. */
  readonly terms: ReadonlySet<string>;
  /** Of the query. */
  readonly answered: ReadonlySet<string>;
}

export interface RankedPage {
  readonly page: SearchDocument;
  readonly coverage: number;
  readonly sections: readonly RankedSection[];
}

/** Longer queries are cut: nobody reads what the rest would add. In characters, and in words. */
const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 24;
const MAX_SYNONYM_WORDS = 4;

/** What a synonym counts beside the word itself, and how much of the word it covers. */
const SYNONYM = { score: 0.35, covers: 0.6 };
/** A heading that is the query, as it is typed or without its stop words; one that covers less of it is not compared. */
const SAME_HEADING = { boost: 2.5, coverage: 0.6 };
/** Who types a rule's code wants its page; who types nothing but an option's name wants the option; news grow old. */
const KIND_BOOSTS = {
  codePage: 5,
  option: 5,
  news: 0.8,
};
const OTHER_SECTIONS = { count: 3, share: 0.15 };

const ENGLISH_STOP_WORDS = new Set(STOP_WORDS.en);
// Longest first: "为什么" must go before "什么".
const CHINESE_STOP_WORDS = new RegExp([...STOP_WORDS.zh].sort((a, b) => b.length - a.length).join('|'), 'gu');

const withoutStopWords = (folded: string): Token[] =>
  tokenize(folded.replace(CHINESE_STOP_WORDS, (word) => ' '.repeat(word.length))).filter(
    ({ raw }) => !ENGLISH_STOP_WORDS.has(raw),
  );

/** Some of the browsers that the site supports have no segmenter. */
const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

/** Places inside of a text where a Chinese word begins or ends: the pair of letters across says nothing; single letters may be a word. */
function wordBorders(text: string): ReadonlySet<number> {
  const words = segmenter && HAN.test(text) ? Array.from(segmenter.segment(text)) : [];
  return new Set(
    words.flatMap(({ index, segment }, at) =>
      segment.length > 1 || (words[at - 1]?.segment.length ?? 0) > 1 ? index : [],
    ),
  );
}

/** The words of a query that a page can answer: all of them if it has no others than stop words. */
export function readQuery(text: string): readonly Token[] {
  const cut = fold(text.slice(0, MAX_QUERY_LENGTH));
  const meant = withoutStopWords(cut);
  const tokens = meant.length > 0 ? meant : tokenize(cut);
  const borders = wordBorders(cut);
  const inWords = tokens.filter(({ term, start }) => !(HAN.test(term) && borders.has(start + 1)));
  const seen = new Set<string>();
  return (inWords.length > 0 ? inWords : tokens)
    .filter(({ term }) => !seen.has(term) && seen.add(term))
    .slice(0, MAX_WORDS);
}

/** Where synonyms of the query's words stand, for each word; of a phrase, where all of its words do. */
function findSynonyms(query: string, words: readonly Token[], { synonyms, findExact }: OpenIndex) {
  const found = words.map(() => new Map<number, Match>());
  const typed = tokenize(query).map(({ term }) => term);
  for (let from = 0; from < typed.length; from += 1) {
    for (let to = from + 1; to <= from + MAX_SYNONYM_WORDS && to <= typed.length; to += 1) {
      const run = typed.slice(from, to);
      const meant = found.filter((_, at) => run.includes(words[at]?.term ?? ''));
      for (const terms of (meant.length > 0 && synonyms.get(run.join(' '))) || []) {
        const [first, ...others] = terms.map(findExact);
        for (const [id, { score }] of first ?? []) {
          if (!others.every((other) => other.has(id))) continue;
          const all = others.reduce((sum, other) => sum + (other.get(id)?.score ?? 0), score);
          const each = { score: (SYNONYM.score * all) / terms.length, terms };
          for (const map of meant) if ((map.get(id)?.score ?? 0) < each.score) map.set(id, each);
        }
      }
    }
  }
  return found;
}

/** What each word of a query finds, and what its synonyms find, and how rare it is. */
function findWords(query: string, words: readonly Token[], index: OpenIndex) {
  const synonyms = findSynonyms(query, words, index);
  return words.map((word, at) => {
    const own = index.findFuzzy(word.term, at === words.length - 1);
    const others = synonyms[at] ?? new Map<number, Match>();
    const count = own.size || others.size;
    // As rare as BM25 counts it; a word that no page has is the rarest.
    const weight = Math.log(1 + (index.sections.length - count + 0.5) / (count + 0.5));
    return { word, own, others, weight };
  });
}

/** A section while pages are put in order: what it was found by is looked up for those that are shown. */
type Scored = Omit<RankedSection, 'terms' | 'answered'> & { readonly id: number };

function headingFactor(query: string, words: readonly Token[]) {
  const names = new Set([normalizeHeading(query), words.map(({ raw }) => raw).join('')]);
  return ({ section: { header, page }, coverage }: Scored): number => {
    if (coverage < SAME_HEADING.coverage) return 1;
    return names.has(normalizeHeading(header || page.title)) ? SAME_HEADING.boost : 1;
  };
}

/** Raises the pages whose codes and the option whose name are asked for, and lowers news. */
function kindFactor(query: string, words: readonly Token[], { codes, options, news }: SearchFacts) {
  const whole = normalizeHeading(query);
  const asked = new Set([whole, ...words.map(({ raw }) => raw)]);
  const wanted = new Set(
    codes.filter(({ names }) => names.some((name) => asked.has(normalizeHeading(name)))).map(({ id }) => id),
  );
  return ({ section: { anchor, header, page } }: Scored): number => {
    const { routePath } = page;
    if (anchor === '' && wanted.has(routePath.split('/').at(-1) ?? '')) return KIND_BOOSTS.codePage;
    if (options.test(routePath) && normalizeHeading(header) === whole) return KIND_BOOSTS.option;
    return news.test(routePath) ? KIND_BOOSTS.news : 1;
  };
}

const byScore = (a: { readonly score: number }, b: { readonly score: number }): number => b.score - a.score;

/** Finds and orders pages, best first; none when the index has no word of the query. */
export function rankPages(text: string, index: OpenIndex, limit: number): RankedPage[] {
  const query = text.slice(0, MAX_QUERY_LENGTH);
  const words = readQuery(query);
  const [ofHeading, ofKind] = [headingFactor(query, words), kindFactor(query, words, index.facts)];
  const byWord = findWords(query, words, index);
  const whole = byWord.reduce((sum, { weight }) => sum + weight, 0);

  const pages = new Map<SearchDocument, Scored[]>();
  for (const id of new Set(byWord.flatMap(({ own, others }) => [...own.keys(), ...others.keys()]))) {
    const section = index.sections[id] as Section;
    let [score, covered] = [0, 0];
    for (const { own, others, weight } of byWord) {
      const [match, other] = [own.get(id), others.get(id)];
      score += Math.max(match?.score ?? 0, other?.score ?? 0);
      if (match || other) covered += weight * (match ? 1 : SYNONYM.covers);
    }
    const coverage = covered / whole;
    const ranked = { id, section, score: score * coverage ** 2, coverage };
    const list = pages.get(section.page) ?? [];
    list.push({ ...ranked, score: ranked.score * ofHeading(ranked) * ofKind(ranked) });
    pages.set(section.page, list);
  }

  const describe = ({ id, ...ranked }: Scored): RankedSection => {
    const met = byWord.filter(({ own, others }) => own.has(id) || others.has(id));
    const terms = met.flatMap(({ own, others }) =>
      [own, others].flatMap((found) => found.get(id)?.terms ?? []),
    );
    return { ...ranked, terms: new Set(terms), answered: new Set(met.map(({ word }) => word.term)) };
  };
  return [...pages]
    .map(([page, list]) => {
      const sections = list.sort(byScore);
      const [best = 0, ...rest] = sections.map(({ score }) => score);
      const more = rest.slice(0, OTHER_SECTIONS.count).reduce((sum, score) => sum + score, 0);
      return { page, score: best + OTHER_SECTIONS.share * more, sections };
    })
    .sort(byScore)
    .slice(0, limit)
    .map(({ page, sections }) => ({
      page,
      coverage: Math.max(...sections.map(({ coverage }) => coverage)),
      sections: sections.map(describe),
    }));
}
