import { BUILDING_SYNONYMS } from './building';
import { BUNDLING_SYNONYMS } from './bundling';
import { MACHINE_SYNONYMS } from './machine';
import { PLAIN_WORD_SYNONYMS } from './plainWords';
import { REPORT_SYNONYMS } from './report';
import { WORD_SYNONYMS } from './words';

export { SEARCH_SYNONYMS } from './field';

/**
 * What the field at large calls one thing, in both languages: vocabulary of bundlers, shells and everyday tasks, not of queries.
 * A line helps only where the pages lack a word of the query: of a word that they use, the writers mean what they say.
 */
export const SEARCH_VOCABULARY: readonly (readonly string[])[] = [
  ...BUNDLING_SYNONYMS,
  ...BUILDING_SYNONYMS,
  ...REPORT_SYNONYMS,
  ...MACHINE_SYNONYMS,
  ...WORD_SYNONYMS,
  ...PLAIN_WORD_SYNONYMS,
];
