import { packQueryWords } from '../../../packages/search/packQueryWords';
import QUERY_WORDS from '../../../site/queryWords.json' with { type: 'json' };

/** What search has learned of this site, packed. */
export const PACKED_QUERY_WORDS = packQueryWords(QUERY_WORDS);
