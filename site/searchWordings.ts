import { SEARCH_SYNONYMS } from './searchSynonyms';
import { TERMS } from './terms';

/** What readers type instead of the words of the pages. */
export const SEARCH_WORDINGS = {
  synonyms: SEARCH_SYNONYMS,
  vocabulary: [],
  // Wordings that Chinese pages avoid are still what readers type.
  translations: TERMS.map(({ en, zh, not = [] }) => [en, zh, ...not]),
} as const;
