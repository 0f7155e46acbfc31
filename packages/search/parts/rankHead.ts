import { countTerms } from '../countTerms';
import { createSimilarity } from '../createSimilarity';
import { createTermScores } from '../createTermScores';
import { createTextScan } from '../createTextScan';
import { createVocabulary, knownElsewhere } from '../createVocabulary';
import { indexedSections, type SiteWords } from '../openIndex';
import { rankPages, type RankedPage } from '../rankPages';
import type { RankInput } from '../rankSections';
import type { SearchDocument } from '../SearchDocument';
import { toSections } from '../toSections';

/**
 * Ranks pages by their titles and headings as pages are ranked that have their texts.
 * @param pages the pages that may answer, few enough to be indexed on the spot
 * @param asked the query, and what the whole site says of words
 */
export function rankHead(
  pages: readonly SearchDocument[],
  asked: Pick<RankInput, 'query' | 'facts'> & { readonly site: SiteWords },
): RankedPage[] {
  const sections = pages.flatMap(toSections);
  const counted = countTerms(indexedSections(sections, ''));
  const own = createVocabulary(counted.postings.keys());
  const words = knownElsewhere(own, asked.site.isKnown);
  const text = createTextScan(sections);
  const scores = createTermScores(counted, text);
  const similar = createSimilarity(counted);
  return rankPages({ total: sections.length, scores, words, text, similar, rows: [], ...asked }, sections);
}
