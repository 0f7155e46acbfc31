import MiniSearch from 'minisearch';
import { toSections, type IndexFile, type Section } from './buildIndex';
import { HAN, termsOf } from './tokenize';
import type { SearchFacts } from './types';

/** How much a word says of a section, and the terms of the section that it met. */
export interface Match {
  readonly score: number;
  readonly terms: readonly string[];
}

type Matches = ReadonlyMap<number, Match>;

/** An index, ready to be asked. */
export interface OpenIndex {
  readonly sections: readonly Section[];
  readonly facts: SearchFacts;
  readonly findExact: (term: string) => Matches;
  /** Sections that have a word, one that begins with it while it is `typed`, or one like it if no page has it. */
  readonly findFuzzy: (term: string, typed: boolean) => Matches;
  /** Sections whose headings have words that begin or look like these; most and nearest first. */
  readonly findLike: (terms: readonly string[]) => readonly Section[];
  /** Keys are the terms of a word or phrase, joined with blanks. */
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** What a word counts by where it stands; 1 in the text and in the headings above. A heading says what a section is about. */
const BOOSTS = { headers: 3, normalizedTitle: 2, keywords: 2 };
/** The fields of the index, three of them as the specification names them. */
export const INDEX_FIELDS = ['normalizedTitle', 'headers', 'breadcrumb', 'normalizedContent', 'keywords'];

// Beside the word itself.
const WEIGHTS = { prefix: 0.5, fuzzy: 0.3 };
const ONE_SLIP = 4;
const TWO_SLIPS = 8;
/** A word with two letters swapped is the likeliest slip. */
const SWAPPED = 0.6;
/** So many terms are remembered with what they found: synonyms bring the same ones again and again. */
const MAX_TERMS_KEPT = 500;
const MIN_PREFIX_LENGTH = 2;
/** A heading is like a query when a word of it differs in a third of its letters, and in so many at most. */
const LIKE = { share: 1 / 3, slips: 3 };

const keys = new Map<string, string>();

/** MiniSearch walks all first letters of an index, and Chinese has thousands: here each stands as two of some hundred. */
function keyOf(term: string): string {
  if (!HAN.test(term)) return term;
  let key = keys.get(term);
  if (key === undefined) {
    // Above the letters of other words.
    key = term.replace(/./gsu, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return String.fromCharCode(0x3000 + (code >> 8), 0x3000 + (code & 0xff));
    });
    keys.set(term, key);
  }
  return key;
}

/** A word with each pair of neighbouring letters swapped. */
const swaps = (term: string): string[] =>
  Array.from(term.slice(1), (letter, at) => term.slice(0, at) + letter + term[at] + term.slice(at + 2));

function toSynonyms(groups: SearchFacts['synonyms']): OpenIndex['synonyms'] {
  const synonyms = new Map<string, (readonly string[])[]>();
  for (const group of groups) {
    const cut = group.map(termsOf).filter((terms) => terms.length > 0);
    for (const own of cut) {
      const name = own.join(' ');
      synonyms.set(name, [...(synonyms.get(name) ?? []), ...cut.filter((other) => other !== own)]);
    }
  }
  return synonyms;
}

/** Opens an index file: counts its words. Throws when it is no index file. */
export function openIndex(file: IndexFile, facts: SearchFacts): OpenIndex {
  const [first] = Array.isArray(file) ? file : [];
  const { keywords } = first ?? {};
  if (typeof keywords !== 'string')
    throw new Error('The search index has no index in its first record: build the site again.');
  const sections = file.flatMap(toSections);
  const lines = keywords.split('\n');
  const known = new Set<string>();
  const mini = new MiniSearch({
    fields: INDEX_FIELDS,
    // Once for each field: an index with fewer entries is open earlier, and finds pages as well.
    tokenize: (text) =>
      [...new Set(termsOf(text))].map((term) => {
        known.add(term);
        return keyOf(term);
      }),
    processTerm: (term) => term,
    searchOptions: { boost: BOOSTS, weights: WEIGHTS, tokenize: (text) => [text] },
  });
  mini.addAll(
    sections.map(({ page, header, breadcrumb, content }, id) => ({
      id,
      headers: header || page.title,
      normalizedTitle: page.title,
      breadcrumb: breadcrumb.join('\n'),
      normalizedContent: content,
      keywords: lines[id] ?? '',
    })),
  );

  const ask = (term: string, options: { prefix?: boolean; fuzzy?: number } = {}, weight = 1): Matches => {
    const isHan = HAN.test(term);
    return new Map(
      mini
        .search(keyOf(term), options)
        .map(({ id, score, terms: met }) => [
          id as number,
          { score: score * weight, terms: isHan ? [term] : met },
        ]),
    );
  };
  const kept = new Map<string, Matches>();
  const findExact = (term: string): Matches => {
    const found = kept.get(term) ?? ask(term);
    if (kept.size >= MAX_TERMS_KEPT) kept.clear();
    kept.set(term, found);
    return found;
  };

  return {
    sections,
    facts,
    findExact,
    findFuzzy: (term, typed) => {
      const exact = findExact(term);
      // A single letter is the beginning of a pair.
      if (HAN.test(term)) return term.length > 1 ? exact : ask(term, { prefix: true });
      if (exact.size > 0 && !typed) return exact;
      const prefix = term.length >= MIN_PREFIX_LENGTH;
      if (exact.size > 0 || term.length < ONE_SLIP) return ask(term, { prefix });
      const meant = swaps(term).find((each) => known.has(each));
      if (meant !== undefined) return ask(meant, {}, SWAPPED);
      return ask(term, { prefix, fuzzy: term.length < TWO_SLIPS ? 1 : 2 });
    },
    findLike: (terms) => {
      const queries = terms.map((term) => ({
        queries: [keyOf(term)],
        fuzzy: HAN.test(term) ? false : Math.min(LIKE.slips, Math.floor(term.length * LIKE.share)),
        prefix: HAN.test(term) || term.length > LIKE.slips,
      }));
      return mini.search({ fields: ['headers'], queries }).flatMap(({ id }) => sections[id as number] ?? []);
    },
    synonyms: toSynonyms(facts.synonyms),
  };
}
