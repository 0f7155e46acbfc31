import MiniSearch from 'minisearch';
import { createTextScan } from '../createTextScan';
import { createVocabulary, knownElsewhere } from '../createVocabulary';
import { INDEX_OPTIONS, toIndexed, type IndexedSection } from '../indexFields';
import type { SiteWords } from '../openIndex';
import { rankPages, type RankedPage } from '../rankPages';
import type { RankInput } from '../rankSections';
import type { SearchDocument } from '../SearchDocument';
import { toSections } from '../toSections';

const HEAD_FACTS = { names: new Set<string>(), keywords: new Map<string, string>() };

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
  const mini = new MiniSearch<IndexedSection>(INDEX_OPTIONS);
  mini.addAll(sections.map((section, id) => toIndexed(section, id, HEAD_FACTS)));
  const own = createVocabulary(mini.toJSON().index.map(([term]) => term));
  const words = knownElsewhere(own, asked.site.isKnown);
  return rankPages({ mini, words, text: createTextScan(sections), ...asked }, sections);
}
