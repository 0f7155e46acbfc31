import type { Vocabulary } from './createVocabulary';

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
