import { STOP_WORDS } from './stopWords';
import { foldText } from '../../lib/text/foldText';
import { asksMeaning } from './asksMeaning';
import { hanBorders } from './hanBorders';
import { lruCache } from './lruCache';
import { stemWord } from './stemWord';
import { tokenize, type Token } from './tokenize';

/** One thing asked for: a word with the pieces it is made of, or two neighbouring Chinese letters. */
export interface Unit {
  readonly term: string;
  /** Letters before stemming. */
  readonly raw: string;
  readonly kind: 'word' | 'han';
  /** Pieces of an identifier, by their stem; empty for plain words. */
  readonly pieces: readonly string[];
  /** Whether the reader may still be typing it. */
  readonly last: boolean;
  /** Whether it is two Chinese letters of different words. */
  readonly crosses: boolean;
}

/** A query, cut and cleaned. */
export interface Query {
  readonly units: readonly Unit[];
  /** The query without spaces, signs, accents and case: what an exact title looks like. */
  readonly squeezed: string;
  /** Its content words, squeezed: what a title that is asked for in a question looks like. */
  readonly contentWords: string;
  /** Its words and single Chinese letters as typed, in order, squeezed alike. */
  readonly typed: readonly string[];
  /** Whether the meaning of a word is asked for. */
  readonly asksMeaning: boolean;
}

/** Longer queries are cut: nobody reads what the rest would add. In characters and in things asked for. */
const LONGEST_QUERY = 200;
const MOST_UNITS = 24;
const MOST_TYPED = 60;

/** Both languages are asked the same, and then what is near. */
const parsed = lruCache<Query>(4);

const TYPED = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

const STOPS = new Set(STOP_WORDS.en);
// Longest first: "为什么" must go before "什么".
const HAN_STOPS = new RegExp([...STOP_WORDS.zh].sort((a, b) => b.length - a.length).join('|'), 'gu');

/**
 * A text as titles are compared: no spaces, no signs, no accents, no case.
 * @param text any text
 */
export function squeeze(text: string): string {
  return foldText(text)
    .text.toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Chinese words of questions become spaces, so that what is left stays where it is. */
const withoutHanStops = (text: string): string => text.replace(HAN_STOPS, (stop) => ' '.repeat(stop.length));

/**
 * A text as titles are compared by their content words: without stop words and endings, and squeezed.
 * @param text any text
 */
export const squeezeContentWords = (text: string): string =>
  (withoutHanStops(foldText(text).text.toLowerCase()).match(TYPED) ?? [])
    .filter((word) => !STOPS.has(word))
    .map(stemWord)
    .join('');

/**
 * All terms of a query, each once, with the pieces of identifiers.
 * @param query the query
 */
export const termsOf = ({ units }: Pick<Query, 'units'>): Set<string> =>
  new Set(units.flatMap(({ term, pieces }) => [term, ...pieces]));

/**
 * Whether a query has Chinese letters.
 * @param query the query
 */
export const hasHan = ({ units }: Pick<Query, 'units'>): boolean => units.some(({ kind }) => kind === 'han');

/** Tokens of one word or identifier begin at its first letter and end with it. */
function toUnits(tokens: readonly Token[], borders: ReadonlySet<number>): Unit[] {
  const units: Unit[] = [];
  const words = tokens.filter(({ kind }) => kind !== 'piece');
  const hanEnds = new Set(
    tokens.filter(({ kind, raw }) => kind === 'han' && [...raw].length > 1).map(({ end }) => end),
  );
  words.forEach((token, at) => {
    const { kind, term, raw, start, end } = token;
    if (kind === 'han') {
      // A single letter counts only where it has no neighbour.
      const joined =
        hanEnds.has(end) ||
        tokens.some((other) => other.kind === 'han' && other.start === start && other.end > end);
      if ([...raw].length === 1 && joined) return;
      const crosses = [...raw].length > 1 && borders.has(start + 1);
      units.push({ term, raw, kind, pieces: [], last: false, crosses });
      return;
    }
    const inside = tokens.filter(
      (other) => other.kind === 'piece' && other.start >= start && other.end <= end,
    );
    const pieces = inside.filter(
      (other) => !inside.some((more) => more.start === other.start && more.end < other.end),
    );
    units.push({
      term,
      raw,
      kind: 'word',
      pieces: pieces.map((piece) => piece.term),
      last: at === words.length - 1,
      crosses: false,
    });
  });
  // A path of many pieces has no whole: each piece is asked for.
  const loose = tokens.filter(
    ({ kind, start }) => kind === 'piece' && !words.some((word) => word.start <= start && word.end > start),
  );
  return [
    ...units,
    ...loose.map(({ term, raw }): Unit => ({
      term,
      raw,
      kind: 'word',
      pieces: [],
      last: false,
      crosses: false,
    })),
  ];
}

/**
 * Understands what a reader typed.
 * @param text any text
 * @returns what is asked for, in order; nothing for a text without letters and digits
 */
export function parseQuery(text: string): Query {
  const known = parsed.get(text);
  if (known) return known;
  const cut = [...text.slice(0, LONGEST_QUERY)].join('');
  const folded = foldText(cut).text;
  const meant = toUnits(tokenize(withoutHanStops(folded)), hanBorders(folded)).filter(
    ({ raw }) => !STOPS.has(raw),
  );
  const units = meant.length > 0 ? meant : toUnits(tokenize(cut), hanBorders(cut));
  const query: Query = {
    units: units.slice(0, MOST_UNITS),
    squeezed: squeeze(cut),
    contentWords: squeezeContentWords(cut),
    asksMeaning: asksMeaning(cut),
    typed: (folded.toLowerCase().match(TYPED) ?? []).slice(0, MOST_TYPED),
  };
  parsed.set(text, query);
  return query;
}
