import { BUNDLING_SYNONYMS } from './bundling';
import { FIELD_SYNONYMS } from './field';
import { MACHINE_SYNONYMS } from './machine';
import { WORD_SYNONYMS } from './words';

/**
 * What readers type for one thing, in both languages. Every wording of a line finds pages that use another one of it, at a
 * lower weight than its own. Pairs of the bilingual term list (`site/terms.ts`) count too and are not repeated here. The
 * lists are vocabulary of the field, not of queries.
 */
export const SEARCH_SYNONYMS: readonly (readonly string[])[] = [
  ...FIELD_SYNONYMS,
  ...BUNDLING_SYNONYMS,
  ...MACHINE_SYNONYMS,
  ...WORD_SYNONYMS,
];
