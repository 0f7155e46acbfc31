import { editDistance } from '../../lib/text/editDistance';
import { lazily } from './lazily';
import { lowerBound } from './lowerBound';
import { HAN_PAIR } from './tokenize';

/**
 * The words of one part of an index, beside other parts: a word that another part has is no slip, and nothing like it is
 * looked for.
 * @param words words of the part
 * @param isKnown whether any part has a word
 */
export const knownElsewhere = (words: Vocabulary, isKnown: (term: string) => boolean): Vocabulary => ({
  ...words,
  fuzzyMatches: (text) => (isKnown(text) ? [] : words.fuzzyMatches(text)),
  fuzzyBigrams: (pair) => (isKnown(pair) ? [] : words.fuzzyBigrams(pair)),
});

/** Shortest word that may hold one wrong letter, and two. */
const ONE_TYPO = 4;
const TWO_TYPOS = 8;
/** Up to this length the first letter must be right: short words have too many neighbours. */
const SHORT = 5;
const MOST_COMPLETIONS = 24;
const MOST_CORRECTIONS = 6;

/** Which letters a word has, one bit each; letters that share a bit only let a word through. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** How many bits differ: a changed letter makes two of them differ at most. */
function differing(a: number, b: number): number {
  let count = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/** The words of an index, in order. */
export interface Vocabulary {
  readonly has: (term: string) => boolean;
  /** Words that begin with a text, the shortest first; the text itself is not among them. */
  readonly startingWith: (text: string) => string[];
  /** Words with one or two wrong letters, the nearest first. */
  readonly fuzzyMatches: (text: string) => string[];
  /** Pairs of Chinese letters, from titles and headings, that differ in one letter. */
  readonly fuzzyBigrams: (pair: string) => string[];
}

/**
 * Makes the words of an index searchable.
 * @param terms every term of the index, in any order
 */
export function createVocabulary(terms: Iterable<string>): Vocabulary {
  const known = new Set(terms);
  const words = [...known].filter((term) => /^[^\p{Script=Han}]+$/u.test(term)).sort();
  const letters = lazily(() => words.map(lettersOf));
  const pairs = [...known].filter((term) => HAN_PAIR.test(term)).map((term) => [...term]);

  const startingWith = (text: string): string[] => {
    const found: string[] = [];
    for (let at = lowerBound(words, text); words[at]?.startsWith(text); at += 1) {
      if (words[at] !== text) found.push(words[at] ?? '');
    }
    return found.sort((a, b) => a.length - b.length).slice(0, MOST_COMPLETIONS);
  };

  const fuzzyMatches = (text: string): string[] => {
    if (text.length < ONE_TYPO || !/^\p{L}/u.test(text) || /\d/.test(text)) return [];
    const limit = text.length < TWO_TYPOS ? 1 : 2;
    const asked = lettersOf(text);
    return words
      .filter(
        (word, at) =>
          differing(asked, letters()[at] ?? 0) <= 2 * limit &&
          Math.abs(word.length - text.length) <= limit &&
          word.length >= ONE_TYPO - 1 &&
          (text.length > SHORT || word[0] === text[0]),
      )
      .map((word) => ({ word, distance: editDistance(text, word, limit) }))
      .filter(({ distance }) => distance <= limit)
      .sort(
        (a, b) => a.distance - b.distance || Number(b.word[0] === text[0]) - Number(a.word[0] === text[0]),
      )
      .slice(0, MOST_CORRECTIONS)
      .map(({ word }) => word);
  };

  const fuzzyBigrams = (pair: string): string[] => {
    const [first, second] = [...pair];
    return pairs.filter(([one, two]) => (one === first) !== (two === second)).map((pair) => pair.join(''));
  };

  return { has: (term) => known.has(term), startingWith, fuzzyMatches, fuzzyBigrams };
}
