import * as LIMITS from '../limits';
import { createVocabulary } from '../createVocabulary';
import { expandQuery } from '../expandQuery';
import { findNear, offeredHeadings } from '../findNear';
import { lazily } from '../lazily';
import { lruCache } from '../lruCache';
import { openIndex, type IndexFile, type OpenIndex, type SiteWords } from '../openIndex';
import { parseQuery, type Query } from '../parseQuery';
import type { RankedPage } from '../rankPages';
import type { SearchDocument } from '../SearchDocument';
import type { SearchFacts } from '../SearchFacts';
import type { Expansion } from '../expansions';
import { toSections } from '../toSections';
import { pathOf, translatedPages } from '../translatedPages';
import { chooseParts } from './chooseParts';
import { readFrequency } from './documentFrequencies';
import type { HeadFile, HeadPayload } from './HeadFile';
import { mergeFound } from './mergeFound';
import { openPostings } from './openPostings';
import { unpackToc } from './packToc';
import { rankHead } from './rankHead';
import { scanHead } from './scanHead';

/** Fetches a part by its address, which is relative to the head's own. */
export type LoadPart = (address: string) => Promise<IndexFile>;

/** What an index in parts is opened with. */
export interface HeadSource {
  /** What search goes by on this site. */
  readonly facts: SearchFacts;
  readonly load: LoadPart;
}

/** A head page covers this much of the query when its part is worth a look whatever else there is. */
const SURE = 0.75;

/** What the head says to a query. */
interface Look {
  readonly text: string;
  readonly query: Query;
  readonly expansions: readonly Expansion[];
  readonly found: readonly RankedPage[];
}

/** What the head says of words; unpacked with the first query, not while the dialog opens. */
function openWords({ words, pairs, sections, frequencies }: HeadPayload) {
  const postings = openPostings(words, LIMITS.searchWordParts);
  const ofPairs = openPostings(pairs, LIMITS.searchPairParts);
  const vocabulary = createVocabulary(postings.words);
  const postingsOf = (term: string) => postings.of(term) ?? ofPairs.of(term);
  const isKnown = (term: string): boolean => postingsOf(term) !== undefined;
  const site: SiteWords = {
    sections,
    isKnown,
    frequency: (term, field) => {
      const row = postings.rowOf(term);
      return row < 0 ? 0 : readFrequency(frequencies[field] ?? '', row);
    },
  };
  return { postingsOf, site, vocabulary: { ...vocabulary, has: isKnown } };
}

/** Opens parts and keeps those that were used last; one that failed is asked for again. */
function keepParts({ facts, load }: HeadSource): (address: string) => Promise<OpenIndex> {
  const kept = lruCache<Promise<OpenIndex>>(LIMITS.searchPartsKept);
  return (address) => {
    const known = kept.get(address);
    if (known) return known;
    const opening = load(address).then((file) => openIndex(file, facts));
    kept.set(address, opening);
    opening.catch(() => kept.delete(address));
    return opening;
  };
}

/**
 * Opens an index that is in parts: titles and headings answer at once, texts when their parts are there.
 * @param file the head, parsed
 * @param payload what its first record holds besides
 * @param source what search goes by on this site, and how a part is fetched
 */
export function openHead(file: HeadFile, payload: HeadPayload, source: HeadSource): OpenIndex {
  const { facts } = source;
  const { lang, starts, parts, terms } = payload;
  const scan = scanHead(file);
  const words = lazily(() => openWords(payload));
  const openPart = keepParts(source);
  const partOf = (page: number): number => starts.findLastIndex((start) => start <= page);

  const toPage = (id: number): SearchDocument => {
    const { title = '', routePath = '', toc = '' } = file[id] ?? {};
    const headings = unpackToc(toc).map((heading) => ({ ...heading, charIndex: 0 }));
    return { id, title, content: '', routePath, domain: '', toc: headings, lang };
  };

  const look = (text: string): Look => {
    const query = parseQuery(text);
    const expansions = query.units.length > 0 ? expandQuery(query, words().vocabulary, facts) : [];
    const pages = scan.candidates(query, expansions, LIMITS.searchHeadPages).map(toPage);
    return {
      text,
      query,
      expansions,
      found: pages.length > 0 ? rankHead(pages, { query, facts, site: words().site }) : [],
    };
  };
  let last: Look | undefined;
  // The whole answer is asked for right after the first one.
  const lookOnce = (text: string): Look => (last = last?.text === text ? last : look(text));

  const findWhole = async (text: string) => {
    const { query, expansions, found } = lookOnce(text);
    const [best] = found;
    const choice = {
      expansions,
      units: query.units.length,
      parts: parts.length,
      postingsOf: words().postingsOf,
    };
    const chosen = chooseParts(choice, LIMITS.searchPartsAsked);
    const sure = best && best.coverage >= SURE ? [partOf(best.page.id)] : [];
    const asked = [...new Set([...sure, ...chosen])].slice(0, LIMITS.searchPartsAsked);
    const opened = await Promise.allSettled(asked.map((part) => openPart(parts[part] ?? '')));
    const looked = asked.filter((_, at) => opened[at]?.status === 'fulfilled');
    const inParts = opened.flatMap((part) =>
      part.status === 'fulfilled' ? part.value.find(text, words().site) : [],
    );
    const pages = mergeFound(found, inParts, (page) => looked.includes(partOf(page)));
    const failed = opened.find((part) => part.status === 'rejected');
    if (failed && pages.length === 0) throw failed.reason;
    return { pages, complete: !failed };
  };

  const headings = lazily(() =>
    offeredHeadings(
      file.flatMap((_, id) => toSections(toPage(id))),
      facts,
    ),
  );
  const known = lazily(() => [...file.map(({ title }) => title.replaceAll('`', '')), ...terms]);
  return {
    find: (text) => [...lookOnce(text).found],
    findWhole,
    lang,
    translated: (found) =>
      translatedPages(found, (path) => {
        const id = file.findIndex(({ routePath }) => pathOf({ routePath, lang }) === path);
        return id < 0 ? [] : toSections(toPage(id));
      }),
    near: (text) => findNear(text, headings(), known()),
  };
}
