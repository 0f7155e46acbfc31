import { SEARCH_SYNONYMS, SEARCH_VOCABULARY } from './searchSynonyms';
import { TERMS } from './terms';

/** What readers type instead of the words of the pages. */
export const SEARCH_WORDINGS = {
  synonyms: SEARCH_SYNONYMS,
  vocabulary: SEARCH_VOCABULARY,
  // Wordings that Chinese pages avoid are still what readers type.
  translations: TERMS.map(({ en, zh, not = [] }) => [en, zh, ...not]),
} as const;
