import type { IndexFacts } from '../../../packages/search';
import { cutWordings } from '../../../packages/search/cutWordings';
import { openQueryWords } from '../../../packages/search/openQueryWords';
import { packQueryWords } from '../../../packages/search/packQueryWords';
import { PLUGIN_OPTIONS } from '../../../site/pluginOptions';
import QUERY_WORDS from '../../../site/queryWords.json' with { type: 'json' };
import { RULES } from '../../../site/rules';
import { SEARCH_FACTS } from '../../../site/searchFacts';
import { SECTION_ROWS } from '../../../site/sectionRows';
import { SEARCH_WORDINGS } from '../../../site/searchWordings';

/** What the index of this site is built with. */
export const INDEX_FACTS: IndexFacts = {
  ...SEARCH_FACTS,
  ...openQueryWords(packQueryWords(QUERY_WORDS)),
  wordings: cutWordings(SEARCH_WORDINGS),
  // Each language has its own, in its pages.
  keywords: new Map(),
  sectionRows: SECTION_ROWS,
  terms: [...PLUGIN_OPTIONS.map(({ path }) => path), ...RULES.map(({ code }) => code)],
};
