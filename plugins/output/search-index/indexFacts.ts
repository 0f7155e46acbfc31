import type { IndexFacts } from '../../../packages/search';
import { cutWordings } from '../../../packages/search/cutWordings';
import { PLUGIN_OPTIONS } from '../../../site/pluginOptions';
import { RULES } from '../../../site/rules';
import { SEARCH_FACTS } from '../../../site/searchFacts';
import { SEARCH_KEYWORDS } from '../../../site/searchKeywords';
import { SEARCH_WORDINGS } from '../../../site/searchWordings';

const NAMES = [
  ...PLUGIN_OPTIONS.flatMap(({ path }) => [path, ...path.split('.')]),
  ...RULES.flatMap(({ code, title }) => [code, title]),
];

/** What the index of this site is built with. */
export const INDEX_FACTS: IndexFacts = {
  ...SEARCH_FACTS,
  wordings: cutWordings(SEARCH_WORDINGS),
  names: new Set(NAMES.filter((name) => /[a-z][A-Z]|[-.\d]/.test(name))),
  keywords: SEARCH_KEYWORDS,
  terms: [...PLUGIN_OPTIONS.map(({ path }) => path), ...RULES.map(({ code }) => code)],
  // News of an old release help nobody there.
  proposedLast: /^(?:\/[\w-]+)?\/blog\//,
};
