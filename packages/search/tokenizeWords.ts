import { escapeRegExp } from '../../lib/text/escapeRegExp';
import { lruCache } from './lruCache';
import { CONNECTOR, LETTER, tokenize, type Token } from './tokenize';

const WORD_RUN = new RegExp(String.raw`(?:${LETTER}|\p{M})+(?:${CONNECTOR}(?:${LETTER}|\p{M})+)*`, 'gu');
/** More than the different words of this site; a site of any size needs no more memory than these. */
const MOST_RUNS = 20_000;
/** Tokens of words met before, with places inside the word: a text says the same words over and over. */
const knownRuns = new Map<string, readonly Token[]>();

function tokensOfRun(run: string): readonly Token[] {
  const known = knownRuns.get(run);
  if (known) return known;
  const tokens = tokenize(run);
  if (knownRuns.size >= MOST_RUNS) knownRuns.clear();
  knownRuns.set(run, tokens);
  return tokens;
}

/** Letters that folding changes. */
const FOLDS = /[^\p{ASCII}\p{Script=Han}\p{P}\p{S}\p{Z}]/u;

/** So many patterns are kept: those of a few queries while one is typed. */
const STARTS_KEPT = 50;
const knownStarts = lruCache<RegExp>(STARTS_KEPT);

/** The letters that every word with the term begins with: a stem keeps two at least, and three if it ends in no `y` put there. */
const startOf = (term: string): string => term.slice(0, term[2] === 'y' ? 2 : 3);

const NOTHING = /(?!)/g;

/** Finds where a word of ASCII may begin that has one of the terms; inside an identifier, its pieces may be apart. */
function startsOf(terms: ReadonlySet<string>): RegExp {
  const own = [...terms].filter((term) => /^[!-~]+$/.test(term));
  const starts = [...new Set(own.map(startOf))].sort();
  if (starts.length === 0) return NOTHING;
  const key = starts.join(' ');
  const known = knownStarts.get(key);
  if (known) return known;
  const patterns = starts.map((start) => [...start].map(escapeRegExp).join(`${CONNECTOR}?`));
  const pattern = new RegExp(patterns.join('|'), 'gi');
  knownStarts.set(key, pattern);
  return pattern;
}

const IS_CONNECTOR = new RegExp(CONNECTOR);
const isLetter = (text: string, at: number): boolean => /[a-z\d]/i.test(text[at] ?? '');
const isInside = (text: string, at: number, step: 1 | -1): boolean =>
  isLetter(text, at) ||
  (IS_CONNECTOR.test(text[at] ?? '') && isLetter(text, at + step) && isLetter(text, at - step));

/** The run of ASCII letters around a place. */
function runAround(text: string, at: number): readonly [from: number, to: number] {
  let [from, to] = [at, at];
  while (isInside(text, from - 1, -1)) from -= 1;
  while (isInside(text, to, 1)) to += 1;
  return [from, to];
}

/**
 * The words and identifiers of a text that are among some terms; Chinese is passed over.
 * @param original any text
 * @param terms terms as the index has them
 */
export function tokenizeWords(original: string, terms: ReadonlySet<string>): Token[] {
  const found: Token[] = [];
  const add = (run: string, from: number): void => {
    for (const token of tokensOfRun(run)) {
      if (terms.has(token.term)) found.push({ ...token, start: from + token.start, end: from + token.end });
    }
  };
  if (FOLDS.test(original)) {
    for (const { 0: run, index } of original.matchAll(WORD_RUN)) add(run, index);
    return found;
  }
  // To cut the text at all of its words takes several times as long.
  const starts = startsOf(terms);
  starts.lastIndex = 0;
  for (let hit = starts.exec(original); hit; hit = starts.exec(original)) {
    const [from, to] = runAround(original, hit.index);
    add(original.slice(from, to), from);
    starts.lastIndex = Math.max(to, hit.index + 1);
  }
  return found;
}
